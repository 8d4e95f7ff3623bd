import path from 'node:path';
import { digestOfFiles } from '@/lib/content/fingerprint';
import { contentFolder } from '@/lib/content/load';

const roots = () => [
  contentFolder,
  ...['openapi', 'lib', 'components/api', 'components/mdx', 'components/page'].map((folder) => path.resolve(folder)),
  path.resolve('package-lock.json'),
];

/** A digest over all that the search index is made from, so that it is known before the index is. */
export const sourcesOfIndex = (): string => digestOfFiles(roots());
