import { z } from 'zod';
import { defineDataFile } from './data-file';

/** What readers say for words that many pages have, so that each page needs only what is said of it alone. */
export const synonymsFile = defineDataFile({
  name: 'synonyms.yaml',
  schema: z
    .record(z.string().min(1), z.string().min(1))
    .describe('What readers say, in commas, by the words of pages for it'),
  empty: {},
});
