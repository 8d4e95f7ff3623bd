import { z } from 'zod';

const phrases = z.array(z.string().min(1)).min(1);

/** The keys of `content/_data/help-words.yaml`; the file explains how its phrases are matched. */
export const helpWordsSchema = z.strictObject({
  always: phrases.describe('Phrases that always match'),
  unlessThings: phrases.describe('Phrases that match unless the query also names one of the things'),
  alone: phrases.describe('Words that match when the query has nothing else'),
  things: phrases.describe('Things, such as computers and studies, that make such words harmless'),
});
