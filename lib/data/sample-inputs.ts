import path from 'node:path';
import { textsBelow } from '@/lib/sources/files';
import { contentFolder } from '@/lib/sources/folders';

/** The JSON files that samples on the pages run on: texts by file name. */
export const sampleInputs = (): Record<string, string> =>
  Object.fromEntries(
    textsBelow(path.join(contentFolder, '_data', 'samples'), '.json').map(({ name, text }) => [name, text]),
  );
