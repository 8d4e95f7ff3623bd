import { digestOfFiles } from '@/lib/cache/digest-of-files';
import { keptOnDisk, readKept } from '@/lib/cache/kept-on-disk';

/** All that the index is made from. */
const SOURCES = [
  process.env.CONTENT_DIR ?? 'content',
  'openapi',
  'lib',
  'components/api',
  'components/mdx',
  'components/page',
  'package-lock.json',
];
const FOLDER = 'search';

/** The files of a search index by name. */
export type IndexFiles = Record<string, string>;

/** Another text for each state of the sources. */
export const indexVersion = (): string => digestOfFiles(SOURCES);

/** The index of this state of the sources, made once for all processes of a build. */
export const keptIndex = (make: () => Promise<IndexFiles>): Promise<IndexFiles> =>
  keptOnDisk(FOLDER, [indexVersion()], make);

/** The index of a state, if it was made. */
export const readIndex = (version: string): IndexFiles | undefined => readKept(FOLDER, [version]);
