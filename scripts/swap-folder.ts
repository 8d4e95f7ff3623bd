import fs from 'node:fs';
import path from 'node:path';

/**
 * Puts a finished folder in the place of an old one. At no time is there half a folder: the new one is complete
 * beside the old one before two renames, and the old one comes back when the second fails.
 */
export function swapFolder(from: string, to: string): void {
  const [next, old] = [`${to}.new`, `${to}.old`];
  for (const rest of [next, old]) fs.rmSync(rest, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(to), { recursive: true });
  try {
    fs.renameSync(from, next);
  } catch (error) {
    // Another disk: a rename cannot reach it.
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    fs.cpSync(from, next, { recursive: true });
    fs.rmSync(from, { recursive: true });
  }
  const hadOld = fs.existsSync(to);
  if (hadOld) fs.renameSync(to, old);
  try {
    fs.renameSync(next, to);
  } catch (error) {
    if (hadOld) fs.renameSync(old, to);
    throw error;
  }
  fs.rmSync(old, { recursive: true, force: true });
}
