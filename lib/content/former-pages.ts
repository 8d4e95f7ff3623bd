import { spawnSync } from 'node:child_process';
import { isExcluded } from './content';
import { pathOfFile } from './parse-page';

/**
 * The addresses of all pages that appear in the project's history but no longer in the content folder. Empty without
 * a full history: outside a clone, or in a shallow one.
 */
export function formerPages(): string[] {
  const deleted = namesFromGit('log', '--no-renames', '--diff-filter=D', '--name-only', '--format=', ...IN_CONTENT);
  const gone = namesFromGit('ls-files', '--deleted', ...IN_CONTENT);
  const staged = namesFromGit('diff', '--cached', '--no-renames', '--diff-filter=D', '--name-only', ...IN_CONTENT);
  const names = [...deleted, ...gone, ...staged]
    .filter((name) => /^content\/.*\.mdx?$/.test(name) && !/\/_/.test(name))
    .map((name) => name.slice('content/'.length))
    .filter((name) => !isExcluded(name));
  return [...new Set(names.map(pathOfFile))].sort();
}

/** The pages that no commit contains. Empty outside a clone, where every page counts as published. */
export function neverCommitted(files: string[]): Set<string> {
  const committed = new Set(namesFromGit('log', '--format=', '--name-only', ...IN_CONTENT));
  return new Set(committed.size ? files.filter((file) => !committed.has(file)) : []);
}

const IN_CONTENT = ['-z', '--', 'content'];

/** The names that a Git command lists, or none where it fails, such as outside a clone. */
function namesFromGit(...args: string[]): string[] {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 26 });
  const names = status === 0 ? stdout.split('\0') : [];
  return names.map((name) => name.trim()).filter(Boolean);
}
