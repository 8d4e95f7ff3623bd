import { z } from 'zod';
import { defineDataFile } from './data-file';

/** Readers' words for the words of many pages, so that a page needs only those of its own as keywords. */
export const synonymsFile = defineDataFile({
  name: 'synonyms.yaml',
  schema: z
    .record(z.string().min(1), z.string().min(1))
    .describe('What readers say, in commas, by the words of pages for it'),
  empty: {},
});
