import { isSamePath, normalizePath, withoutBase } from '@/lib/settings/paths';

/**
 * The address that a mistyped one below the base path was meant to be: that of a known path from which it differs only
 * in letter case, a trailing `.html` or `/index.html`, or slashes. Undefined if there is none, or if it's the same.
 */
export function repairedAddress(pathname: string, paths: string[], basePath: string): string | undefined {
  const below = withoutBase(pathname, basePath);
  if (basePath && below === pathname) return undefined;
  const opened = normalizePath(below);
  const path = paths.find((known) => isSamePath(known, opened));
  if (path === undefined) return undefined;
  const encoded = path.split('/').map(encodeURIComponent).join('/').replace(/\/?$/, '/');
  return basePath + encoded === pathname ? undefined : basePath + encoded;
}

/** Sends the reader of the not-found page where the address most likely leads, with query and hash. */
export function repairAddress(paths: string[], basePath: string): void {
  const address = repairedAddress(location.pathname, paths, basePath);
  if (address !== undefined) location.replace(address + location.search + location.hash);
}
