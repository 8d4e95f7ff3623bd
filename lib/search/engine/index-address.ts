import { isWithin, toHref } from '@/lib/settings/addresses';
import { SEARCH_PATH } from '@/lib/settings/known-pages';
import { settings } from '@/lib/settings/settings';

/** The folder of a language's addresses, such as `es/`; the site's own language has none. */
export const languageFolder = (code = settings.language.code): string =>
  code === settings.language.code ? '' : `${code}/`;

/** The folder of the words of each language, and of the texts of each part of the site, for excerpts. */
export const TEXTS_FOLDER = 'search-text';

/** File name of the index of a language's pages, which has their names. */
export const indexFileName = (code = settings.language.code): string =>
  code === settings.language.code ? 'search-index.json' : `${TEXTS_FOLDER}/names-${code}.json`;

/** File name of the words, besides their names, by which a language's pages are found. */
export const wordsFileName = (code = settings.language.code): string => `${TEXTS_FOLDER}/words-${code}.json`;

/** File name of the texts of all pages in the folder of a path: `search-text/start_here.activities.json`. */
export function textFileName(path: string, code = settings.language.code): string {
  const folders = path.split('/').filter(Boolean).slice(0, -1).join('.');
  return `${TEXTS_FOLDER}/${folders.replace(/[^\w.-]/g, '-') || code}.json`;
}

/** The address of a search file, with the first eight digits of the release. */
export const indexAddress = (file: string, release = ''): string =>
  `${settings.basePath}/${file}?_=${release.slice(0, 8)}`;

/**
 * The search page of another version, if the parameters of an address ask for one.
 * @throws Error if the settings don't list it, so that no address can ask for the index of another site.
 */
export function searchOfVersion(parameters: URLSearchParams): string | undefined {
  const { version: asked, ...others } = Object.fromEntries(parameters);
  if (!asked) return undefined;
  const version = settings.versions.find(({ name }) => asked === `${name}/`);
  if (!version) throw new Error(`Unexpected version: ${asked}`);
  return version.url && `${version.url}${toHref(SEARCH_PATH, '')}?${new URLSearchParams(others)}`;
}

export interface SearchContext {
  folder: string;
  label: string;
}

/** The context of a path in a language, or null if it is in none. */
export function contextOf(path: string, contexts: readonly SearchContext[], language?: string): SearchContext | null {
  return contexts.find((context) => isWithin(path, `/${languageFolder(language)}${context.folder}`)) ?? null;
}

/** The query string with which the search page shows a query: first `q`, then `ctx`. */
export function searchParameters(query: string, context = ''): string {
  const parameters = Object.entries({ q: query, ctx: context }).filter(([, value]) => value);
  return parameters.length ? `?${new URLSearchParams(parameters).toString()}` : '';
}
