import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { contentFolder } from './load';
import { sourceRevision } from './source-revision.static';

const roots = [
  () => path.join(contentFolder, '_data'),
  () => path.join(contentFolder, '_diagrams'),
  () => path.resolve('lib'),
  () => path.resolve('components', 'mdx'),
  () => path.resolve('openapi'),
  () => path.resolve('package-lock.json'),
];

/** Checks and search read pages and change none: an edit of theirs must not cost a new rendering of everything. */
const READERS = /^(lib\/(check|search)\/|content\/_data\/(words\.txt|language\.yaml|synonyms\.yaml)$)/;

let cached: { revision: string; digest: string } | undefined;

/** A digest of all code, packages and data that a page's HTML may depend on besides its own file. */
export function inputsFingerprint(extra: string): string {
  if (cached?.revision !== sourceRevision) {
    const places = roots.map((get) => get());
    cached = { revision: sourceRevision, digest: digestOfFiles(places, READERS) };
  }
  return cached.digest + extra;
}

/** A digest over names and contents of all files at or below the given places, but those whose name fits `without`. */
export function digestOfFiles(places: readonly string[], without?: RegExp): string {
  const hash = crypto.createHash('sha256');
  for (const place of places) {
    if (!fs.existsSync(place)) continue;
    for (const file of filesAt(place)) {
      const name = path.relative(process.cwd(), file).split(path.sep).join('/');
      if (!without?.test(name)) hash.update(name).update(fs.readFileSync(file));
    }
  }
  return hash.digest('hex');
}

function filesAt(root: string): string[] {
  if (fs.statSync(root).isFile()) return [root];
  const entries = fs.readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => path.join(entry.parentPath, entry.name)).sort();
}
