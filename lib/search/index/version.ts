import path from 'node:path';
import { contentFolder } from '@/lib/content/load';
import { digestOfFiles } from '@/lib/content/fingerprint';

const roots = () => [
  contentFolder,
  ...['openapi', 'lib', 'components/api', 'components/mdx', 'components/page'].map((folder) => path.resolve(folder)),
  path.resolve('package-lock.json'),
];

let known: string | undefined;

/**
 * Eight hexadecimal digits over all that the search index is made from, so that they are known before the index is.
 * Addresses of its files carry them: a browser keeps the files of one version and asks for those of the next. Found
 * out once a process, each time in development.
 */
export function searchVersion(): string {
  if (!known || process.env.NODE_ENV === 'development') known = digestOfFiles(roots()).slice(0, 8);
  return known;
}
