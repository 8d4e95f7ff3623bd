import { spawnSync } from 'node:child_process';
import { pathOfFile } from './parse-page';

/**
 * The addresses of all pages that appear in the project's history but no longer in the content folder. Empty without
 * a full history: outside a clone, or in a shallow one.
 */
export function formerPages(excluded: string[]): string[] {
  const namesFrom = (...args: string[]): string[] =>
    git('.', ...args)
      .split('\0')
      .map((name) => name.trim());
  const deleted = namesFrom(
    'log',
    '--no-renames',
    '--diff-filter=D',
    '--name-only',
    '--format=',
    '-z',
    '--',
    'content',
  );
  const gone = namesFrom('ls-files', '--deleted', '-z', '--', 'content');
  const staged = namesFrom('diff', '--cached', '--no-renames', '--diff-filter=D', '--name-only', '-z', '--', 'content');
  const names = [...deleted, ...gone, ...staged]
    .filter((name) => /^content\/.*\.mdx?$/.test(name) && !/\/_/.test(name))
    .map((name) => name.slice('content/'.length))
    .filter((name) => !excluded.includes(name.split('/')[0] ?? ''));
  return [...new Set(names.map(pathOfFile))].sort();
}

/** What a Git command prints in a folder, or nothing where it fails, such as outside a clone. */
export function git(folder: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 26 });
  return status === 0 ? stdout : '';
}
