import { execFileSync } from 'node:child_process';
import { isExcluded } from '@/lib/content/content';
import { isDocumentFile, pathOfFile } from '@/lib/content/document';
import { contentFile, contentFolder, LANGUAGES_FOLDER } from '@/lib/sources/folders';

/** Names for the published branch in git, the best first; without a copy of that branch, the last commit. */
const PUBLISHED = ['origin/HEAD', 'origin/main', 'HEAD'];

/** The pages on the branch that's published: the file of each, by its path. None where git doesn't know the folder. */
export function publishedPages(folder = contentFolder): Map<string, string> {
  for (const commit of PUBLISHED) {
    try {
      const names = execFileSync('git', ['ls-tree', '-r', '-z', '--name-only', commit], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      return pagesAmong(names.split('\0'));
    } catch {
      // The next name may be known.
    }
  }
  return new Map();
}

/** The pages among files, which are named from the content folder. */
export const pagesAmong = (names: string[]): Map<string, string> =>
  new Map(
    names.flatMap((file) => {
      const name = file.replace(`${LANGUAGES_FOLDER}/`, '');
      return isDocumentFile(name) && !isExcluded(name) ? [[pathOfFile(name), contentFile(file)]] : [];
    }),
  );
