import fs from 'node:fs';
import path from 'node:path';

/**
 * The files in a folder and below it, as paths from there with slashes on every system, in a fixed order; none if there
 * is no such folder. Symbolic links are left out, so that nothing comes from outside the folder.
 */
export function filesBelow(folder: string, ending = ''): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** The files that `filesBelow` lists, with their texts. */
export const textsBelow = (folder: string, ending: string): { name: string; text: string }[] =>
  filesBelow(folder, ending).map((name) => ({ name, text: fs.readFileSync(path.join(folder, name), 'utf8') }));

/** Writes a file, and its folder. Concurrent readers see the old file or the whole new one. */
export function writeAtomically(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(unfinished, text);
  fs.renameSync(unfinished, file);
}

/** Removes all that is in a folder but the newest, of which other processes may read and write some at the same time. */
export function removeAllButNewest(count: number, folder: string): void {
  const timeOf = (name: string) => fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const newestFirst = fs.readdirSync(folder).sort((a, b) => timeOf(b) - timeOf(a));
  for (const name of newestFirst.slice(count))
    fs.rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 3 });
}
