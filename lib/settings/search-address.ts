import { toHref } from './addresses';
import { SEARCH_PATH } from './known-pages';
import { localizePath } from './language-paths';
import { isWithin } from './paths';
import { settings } from './settings';

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

/** A folder of pages that search can be limited to. */
export interface SearchContext {
  folder: string;
  label: string;
}

/** The context of a path in a language, or null if it is in none. */
export function contextOf(
  path: string,
  contexts: readonly SearchContext[],
  code = settings.language.code,
): SearchContext | null {
  return contexts.find(({ folder }) => isWithin(path, localizePath(code, `/${folder}`))) ?? null;
}

/** The query string with which the search page shows a query: first `q`, then `ctx`. */
export function searchParameters(query: string, onlyFolder = ''): string {
  const parameters = Object.entries({ q: query, ctx: onlyFolder }).filter(([, value]) => value);
  return parameters.length ? `?${new URLSearchParams(parameters).toString()}` : '';
}
