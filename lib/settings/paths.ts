/** Paths and addresses as text, without the settings, which scripts of pages must not carry; see addresses.ts. */

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

/** Decodes a path, without whitespace, `/index.html`, `.html`, and slashes at its end; a known path stays as it is. */
export function normalizePath(pathname: string, known?: ReadonlySet<string>): string {
  const decoded = decode(pathname);
  if (known?.has(decoded)) return decoded;
  return (
    decoded
      .trim()
      .replace(/(?:\/index)?\.html$/i, '')
      .replace(/(?!^)\/+$/, '') || '/'
  );
}

/** A key that is the same for two paths that differ only in trailing slash, letter case, and escapes. */
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

/** Splits an href into pathname, query, and hash, without needing a base address. */
export function splitHref(href: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  return { pathname, search, hash };
}

/** Path of a page's Markdown form: `/faq` is `/faq.md`, the home page `/index.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}
