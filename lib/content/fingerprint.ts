import path from 'node:path';
import { digestOfFiles } from '@/lib/cache/digest-of-files';
import { contentFolder, openapiFolder } from './folders';
import { ofThisRevision } from './of-this-revision';

const roots = [
  () => path.join(contentFolder, '_data'),
  () => path.join(contentFolder, '_diagrams'),
  () => path.resolve('lib'),
  () => path.resolve('components', 'mdx'),
  () => openapiFolder,
  () => path.resolve('package-lock.json'),
];

/** Checks and search read pages but never change them, so editing them must not force every page to render again. */
const READERS = /^(lib\/(check|search)\/|content\/_data\/(words\.txt|language\.yaml|readers-words\.yaml)$)/;

const inputs = ofThisRevision(() =>
  digestOfFiles(
    roots.map((get) => get()),
    READERS,
  ),
);

/** A digest of all code, packages, and data that a page's HTML may depend on besides its own file. */
export const inputsFingerprint = (extra: string): string => inputs() + extra;
