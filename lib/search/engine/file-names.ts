import { settings } from '@/lib/settings/settings';

/** The folder of the names and words of languages, and of the texts of each folder of pages, for excerpts. */
export const SEARCH_FOLDER = 'search-text';

/** File name of the names of a language's pages. That of the site's own language is one that other tools know. */
export const namesFileName = (code = settings.language.code): string =>
  code === settings.language.code ? 'search-index.json' : `${SEARCH_FOLDER}/names-${code}.json`;

/** File name of the words, besides their names, by which a language's pages are found. */
export const wordsFileName = (code = settings.language.code): string => `${SEARCH_FOLDER}/words-${code}.json`;

/** File name of the texts of all pages in the folder of a path: `search-text/start_here.activities.json`. */
export function textFileName(path: string, code = settings.language.code): string {
  const folders = path.split('/').filter(Boolean).slice(0, -1).join('.');
  return `${SEARCH_FOLDER}/${folders.replace(/[^\w.-]/g, '-') || code}.json`;
}

/** The address of a search file, with the first eight digits of the release. */
export const fileAddress = (file: string, release = ''): string =>
  `${settings.basePath}/${file}?_=${release.slice(0, 8)}`;
