import { digestOfFiles } from '@/lib/content/cache/digest-of-files';
import { keptOnDisk, readKept } from '@/lib/content/cache/kept-on-disk';
import { contentFolder, openapiFolder } from '@/lib/content/folders';

/** Everything the index depends on. */
const SOURCES = [contentFolder, openapiFolder, 'lib', 'components/api', 'components/mdx', 'package-lock.json'];
const FOLDER = 'search';

/** The files of a search index by name. */
export type IndexFiles = Record<string, string>;

/** A digest that changes with the sources. */
export const indexVersion = (): string => digestOfFiles(SOURCES);

/** The index for the current sources, made once for all processes of a build. */
export const keptIndex = (make: () => Promise<IndexFiles>): Promise<IndexFiles> =>
  keptOnDisk(FOLDER, [indexVersion()], make);

/** The stored index for a version, if there is one. */
export const readIndex = (version: string): IndexFiles | undefined => readKept(FOLDER, [version]);
