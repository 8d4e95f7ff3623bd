import { settings } from './settings';

/** The prefix of a language's paths; empty for the site's own. */
const prefixOf = (code: string): string => (code === settings.language.code ? '' : `/${code}`);

/** The path of a page in a language: `/faq` is `/es/faq` in Spanish, and `/` is `/es`. */
export function localizePath(code: string, path: string): string {
  return path === '/' ? prefixOf(code) || '/' : prefixOf(code) + path;
}

/** The language of a path, among those that exist, and the path of the same page in the site's own language. */
export function splitLanguage(path: string, codes: readonly string[]): { code: string; path: string } {
  const [, code = '', rest = ''] = /^\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  if (!codes.includes(code) || code === settings.language.code) return { code: settings.language.code, path };
  return { code, path: rest || '/' };
}
