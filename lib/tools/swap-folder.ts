import fs from 'node:fs';
import path from 'node:path';

/**
 * Puts a finished folder in the place of an old one. The folder is never incomplete: the new one is finished beside
 * the old one, and two renames follow.
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
  if (fs.existsSync(to)) fs.renameSync(to, old);
  fs.renameSync(next, to);
  fs.rmSync(old, { recursive: true, force: true });
}
