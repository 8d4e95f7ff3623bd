import fs from 'node:fs';
import path from 'node:path';

/** How many characters to show on either side of the first difference. */
const AROUND = 60;

/**
 * The differences between two folders, one line per file, sorted: missing on one side, or different bytes, with the
 * offset of the first and the text around it.
 */
export function compareFolders(first: string, second: string): string[] {
  const [left, right] = [filesOf(first), filesOf(second)];
  return [...new Set([...left, ...right])].toSorted().flatMap((name) => {
    if (!right.has(name)) return [`${name}: only in ${first}`];
    if (!left.has(name)) return [`${name}: only in ${second}`];
    const [a, b] = [first, second].map((folder) => fs.readFileSync(path.join(folder, name)));
    if (!a || !b || a.equals(b)) return [];
    const offset = firstDifference(a, b);
    const around = (bytes: Buffer) =>
      JSON.stringify(bytes.toString('utf8', Math.max(0, offset - AROUND), offset + AROUND));
    return [`${name}: first difference at byte ${offset}\n    ${around(a)}\n    ${around(b)}`];
  });
}

const filesOf = (folder: string): Set<string> =>
  new Set(
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
  );

function firstDifference(a: Buffer, b: Buffer): number {
  let offset = 0;
  while (offset < a.length && a[offset] === b[offset]) offset++;
  return offset;
}
