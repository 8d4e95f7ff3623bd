import { z } from 'zod';
import { defineDataFile } from '@/lib/content/data-file';

/** Words that readers use, by page and ID of the heading. */
export const readersWordsFile = defineDataFile({
  name: 'readers-words.yaml',
  title: 'Words that readers use for a section',
  schema: z.record(z.string().startsWith('/'), z.record(z.string().min(1), z.string().min(1))),
  empty: {},
});
