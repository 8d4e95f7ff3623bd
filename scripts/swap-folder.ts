import fs from 'node:fs';
import path from 'node:path';

/**
 * Replaces an old folder with a finished new one. The folder is never incomplete: the new one is finished beside the
 * old one before two renames, and the old one is restored if the second fails.
 */
export function swapFolder(from: string, to: string): void {
  const [next, old] = [`${to}.new`, `${to}.old`];
  for (const rest of [next, old]) fs.rmSync(rest, { recursive: true, force: true });
  fs.mkdirSync(path.dirname(to), { recursive: true });
  try {
    fs.renameSync(from, next);
  } catch (error) {
    // A rename does not work across disks.
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
