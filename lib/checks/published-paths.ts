import { execFileSync } from 'node:child_process';
import { isExcluded } from '@/lib/content/content';
import { isDocumentFile, pathOfFile } from '@/lib/content/document';
import { contentFolder, LANGUAGES_FOLDER } from '@/lib/sources/folders';

/** Names for the published branch in git, the best first; without a copy of that branch, the last commit. */
const PUBLISHED = ['origin/HEAD', 'origin/main', 'HEAD'];

/** The paths of the pages on the branch that's published; none where git doesn't know the folder. */
export function publishedPaths(folder = contentFolder): string[] {
  for (const commit of PUBLISHED) {
    try {
      const names = execFileSync('git', ['ls-tree', '-r', '-z', '--name-only', commit], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return pathsAmong(names.split('\0'));
    } catch {
      // The next name may be known.
    }
  }
  return [];
}

/** The paths of the pages among files, which are named from the content folder. */
export const pathsAmong = (names: string[]): string[] =>
  names
    .map((name) => name.replace(`${LANGUAGES_FOLDER}/`, ''))
    .filter((name) => isDocumentFile(name) && !isExcluded(name))
    .map(pathOfFile);
