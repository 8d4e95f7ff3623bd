import { spawnSync } from 'node:child_process';

/** The pages that no commit contains. Empty outside a clone, where every page counts as published. */
export function neverCommitted(files: string[]): Set<string> {
  const { status, stdout } = spawnSync('git', ['log', '--format=', '--name-only', '-z', '--', 'content'], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const names = status === 0 ? stdout.split('\0') : [];
  const committed = new Set(names.map((name) => name.trim()).filter(Boolean));
  return new Set(committed.size ? files.filter((file) => !committed.has(file)) : []);
}
