import { settings } from './settings';

/**
 * All address handling on the site. A *path* is an address below the base path, decoded, starting with "/", without a
 * trailing slash (except "/" itself); an *href* is the value in a link: with base path, encoded, with a trailing
 * slash.
 */

/** True for addresses with a protocol, or starting with `//`. */
export function isExternal(href: string): boolean {
  return /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
}

/** Decodes percent signs; a malformed escape is left as it is. */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Removes whitespace, `/index.html`, `.html`, and slashes from the end, and decodes escapes. A path that is itself a
 * known address is returned unchanged.
 */
export function normalizePath(pathname: string, known?: ReadonlySet<string>): string {
  const decoded = decode(pathname);
  if (known?.has(decoded)) return decoded;
  return (
    decoded
      .trim()
      .replace(/(?:\/index)?\.html$/, '')
      .replace(/(?!^)\/+$/, '') || '/'
  );
}

/** A key that is the same for two addresses that differ only in trailing slash, letter case, and escapes. */
export function looseKey(path: string | undefined): string | undefined {
  return path ? (path.endsWith('/') ? decode(path) : `${decode(path)}/`).toLowerCase() : path;
}

/** Loose comparison: ignores trailing slash, letter case, and escapes. */
export function isSamePath(a: string | undefined, b: string | undefined): boolean {
  return looseKey(a) === looseKey(b);
}

/** True if the path is the parent itself or below it, compared by whole segments. */
export function isWithin(path: string, parent: string): boolean {
  return isSamePath(path, parent) || decode(path).toLowerCase().startsWith(`${parent.toLowerCase()}/`);
}

/** Removes the base path from the front of a pathname; other pathnames are returned unchanged. */
export function withoutBase(pathname: string, basePath: string): string {
  if (pathname === basePath) return '/';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
}

/** True for the address of a file, such as `/study-kit.docx`: what ends in `.1` is a page about a version. */
export const isFileAddress = (pathname: string): boolean => /\.[a-z0-9]*[a-z][a-z0-9]*$/i.test(pathname);

/**
 * Turns a site path into an href: base path in front, each segment encoded, trailing slash on pages, query and hash
 * kept. A path never has the base path yet, even if it starts with the same words. External addresses and plain hashes
 * are returned unchanged. The base path is the site's own, unless another is given.
 */
export function toHref(path: string, basePath = settings.basePath): string {
  if (!path.startsWith('/') || isExternal(path)) return path;
  const { pathname, search, hash } = splitHref(path);
  const slashed = isFileAddress(pathname) || pathname.endsWith('/') ? pathname : `${pathname}/`;
  const encoded = slashed
    .split('/')
    .map((part) => encodeURIComponent(decode(part)))
    .join('/');
  return basePath + encoded + search + hash;
}

/** Splits an href into pathname, query, and hash, without needing a base address. */
export function splitHref(href: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return { pathname, search, hash };
}

/** Address of a page's Markdown version: `/faq` is `/faq.md`, the home page `/index.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** Attributes of every link that leaves the site. */
export const EXTERNAL_LINK = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Addresses that open other apps on a phone; a new tab would be left behind, empty. */
const OPENS_A_PHONE_APP = /^(tel|sms):/i;

/**
 * The attributes a link needs besides its address: a new tab for other sites, nothing for this site or a phone
 * number.
 */
export function externalAttributes(href: string): Partial<typeof EXTERNAL_LINK> {
  return isExternal(href) && !OPENS_A_PHONE_APP.test(href) ? EXTERNAL_LINK : {};
}
