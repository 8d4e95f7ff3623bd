import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

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
