import { hashOfFiles, cachedOnDisk, readCache } from '@/lib/content/cache';
import { contentFolder, openapiFolder } from '@/lib/content/folders';

/** Everything the index depends on. */
const SOURCES = [
  contentFolder,
  openapiFolder,
  'lib',
  'components/api',
  'components/mdx',
  'components/page',
  'package-lock.json',
];
const FOLDER = 'search';

/** The files of a search index by name. */
export type IndexFiles = Record<string, string>;

/** A hash that changes with the sources. */
export const indexVersion = (): string => hashOfFiles(SOURCES);

/** The index for the current sources, made once for all processes of a build. */
export const keptIndex = (make: () => Promise<IndexFiles>): Promise<IndexFiles> =>
  cachedOnDisk(FOLDER, [indexVersion()], make);

/** The stored index for a version, if there is one. */
export const readIndex = (version: string): IndexFiles | undefined => readCache(FOLDER, [version]);
