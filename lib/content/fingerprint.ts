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

/** Checks read pages and change none: an edit of theirs must not cost a new rendering of everything. */
const CHECKS = /^(lib\/check\/|content\/_data\/(words\.txt|language\.yaml)$)/;

let cached: { revision: string; digest: string } | undefined;

/** A digest of all code, packages and data that a page's HTML may depend on besides its own file. */
export function inputsFingerprint(extra: string): string {
  if (cached?.revision !== sourceRevision) {
    const hash = crypto.createHash('sha256');
    for (const root of roots.map((get) => get())) {
      if (!fs.existsSync(root)) continue;
      for (const file of filesAt(root)) {
        const name = path.relative(process.cwd(), file).split(path.sep).join('/');
        if (!CHECKS.test(name)) hash.update(name).update(fs.readFileSync(file));
      }
    }
    cached = { revision: sourceRevision, digest: hash.digest('hex') };
  }
  return cached.digest + extra;
}

function filesAt(root: string): string[] {
  if (fs.statSync(root).isFile()) return [root];
  const entries = fs.readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return entries.map((entry) => path.join(entry.parentPath, entry.name)).sort();
}
