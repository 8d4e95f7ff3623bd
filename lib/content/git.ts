import { spawnSync } from 'node:child_process';

/** What a Git command prints in a folder, or nothing where it fails, such as outside a clone. */
export function git(folder: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
  return status === 0 ? stdout : '';
}
