/**
 * Everything the site knows about addresses. A *path* is an address below the base path, decoded, starting with
 * "/", without trailing slash (but "/" itself); an *href* is what stands in a link: base path, encoded, trailing slash.
 */

/** Joins parts with single slashes: `join('/a/', '/b')` is `/a/b`. */
export function join(...parts: string[]): string {
  return parts.join('/').replace(/\/{2,}/g, '/');
}

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
 * Cuts white space, `/index.html` and `.html` off the end, and trailing slashes; decodes escapes.
 * A path that is itself a known address stays as it is.
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

/** What is equal for two addresses that differ by trailing slash, letter case and escapes alone. */
export function looseKey(path: string | undefined): string | undefined {
  return path ? (path.endsWith('/') ? decode(path) : `${decode(path)}/`).toLowerCase() : path;
}

/** Loose comparison: trailing slash, letter case and escapes do not count. */
export function isSamePath(a: string | undefined, b: string | undefined): boolean {
  return looseKey(a) === looseKey(b);
}

/** True if the path is the parent itself or lies below it, on whole segments. */
export function isWithin(path: string, parent: string): boolean {
  return isSamePath(path, parent) || decode(path).toLowerCase().startsWith(`${parent.toLowerCase()}/`);
}

/** Removes the base path from the front of a pathname; other pathnames are returned as they are. */
export function withoutBase(pathname: string, basePath: string): string {
  if (!basePath) return pathname;
  if (pathname === basePath) return '/';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
}

/**
 * Turns a path of the site into what a link holds: base path in front (not twice), each segment encoded, trailing
 * slash on pages, query and hash kept. External addresses and pure hashes come back unchanged.
 */
export function toHref(path: string, basePath: string): string {
  if (!path.startsWith('/') || isExternal(path)) return path;
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  const slashed = isFile || pathname.endsWith('/') ? pathname : `${pathname}/`;
  const encoded = slashed
    .split('/')
    .map((part) => encodeURIComponent(decode(part)))
    .join('/');
  const based = basePath && (encoded === basePath || encoded.startsWith(`${basePath}/`)) ? encoded : basePath + encoded;
  return based + rest;
}

/** Splits an href into pathname, query and hash, without needing a base address. */
export function splitHref(href: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return { pathname, search, hash };
}
