import { isWithin, toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import { SEARCH_PATH } from '@/lib/settings/known-pages';

/** The digest of the page's release, for the addresses of search files: its first eight hexadecimal digits. */
export const releaseDigest = (root: HTMLElement): string => root.dataset.release?.slice(0, 8) ?? '';

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

/**
 * The full address of a search file, with the digest of the release.
 * @throws Error before any request if it would be on another origin, as a version in the address bar may ask for.
 */
export function indexAddress(from: { origin: string; version: string; file: string; digest: string }): string {
  const { origin, version, file, digest } = from;
  const url = new URL(`${settings.basePath}/${version}${file}?_=${digest}`, origin);
  if (url.origin !== origin) throw new Error(`Unexpected version URL: ${url.href}`);
  return url.href;
}

/** The search page of another version, if the parameters of an address ask for one that the settings list. */
export function searchOfVersion(parameters: URLSearchParams): string | undefined {
  const { version: asked, ...others } = Object.fromEntries(parameters);
  const url = settings.versions.find(({ name }) => asked === `${name}/`)?.url;
  return url && `${url}${toHref(SEARCH_PATH, '')}?${new URLSearchParams(others)}`;
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
