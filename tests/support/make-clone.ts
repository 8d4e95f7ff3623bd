import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Hard links take no space or time; falls back to copying if the file system does not support them. */
function linkOrCopy(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
  }
}

/**
 * Turns a folder into a clone of the project: the files that git tracks or would add, plus the installed packages,
 * and nothing else. The packages are a folder inside it, because the bundler does not follow links out of a project.
 */
export function makeClone(clone: string): void {
  fs.rmSync(clone, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file && fs.existsSync(file));
  // Copied, because tests edit them.
  for (const file of files) fs.cpSync(file, path.join(clone, file));

  for (const entry of fs.readdirSync('node_modules', { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isSymbolicLink()) {
      fs.mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
      fs.symlinkSync(fs.readlinkSync(file), path.join(clone, file));
    } else if (entry.isFile()) linkOrCopy(file, path.join(clone, file));
  }
}
