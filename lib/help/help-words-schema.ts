import { z } from 'zod';

const phrases = z.array(z.string().min(1)).min(1);

/** What `content/_data/help-words.yaml` may hold; the file says how its phrases are read. */
export const helpWordsSchema = z.strictObject({
  always: phrases.describe('Phrases that are always meant'),
  unlessThings: phrases.describe('Phrases that are meant unless a thing is named too'),
  alone: phrases.describe('Words that are meant when nothing else was typed'),
  things: phrases.describe('Things of computers and studies, with which such words are harmless'),
});
