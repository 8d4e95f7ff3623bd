import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A digest of the names and contents of all files at or below the given locations, except those whose name matches
 * `without`.
 */
export function digestOfFiles(locations: readonly string[], without?: RegExp): string {
  const hash = crypto.createHash('sha256');
  for (const location of locations) {
    if (!fs.existsSync(location)) continue;
    for (const file of filesAt(location)) {
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
