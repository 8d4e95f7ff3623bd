import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

type Copy = (from: string, to: string) => void;

/** Hard links take no space or time; falls back to copying if the file system does not support them. */
const linkOrCopy: Copy = (from, to) => {
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
  }
};

/** Puts a file into the clone. A symbolic link stays one, and leads to the same place in the clone. */
function put(file: string, clone: string, copy: Copy): void {
  const to = path.join(clone, file);
  fs.mkdirSync(path.dirname(to), { recursive: true });
  if (fs.lstatSync(file).isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(file), to);
  else copy(file, to);
}

/**
 * Turns a folder into a clone of the project: the files that git tracks or would add, plus the installed packages,
 * and nothing else. The packages are a folder inside it, because the bundler does not follow links out of a project.
 */
export function makeClone(clone: string): void {
  // A preview that is just ending may still write there.
  fs.rmSync(clone, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file && fs.existsSync(file));
  // Copied, because tests edit them.
  for (const file of files) put(file, clone, fs.copyFileSync);

  for (const entry of fs.readdirSync('node_modules', { recursive: true, withFileTypes: true })) {
    if (!entry.isDirectory()) put(path.join(entry.parentPath, entry.name), clone, linkOrCopy);
  }
}
