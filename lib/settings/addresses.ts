/**
 * Addresses as links have them. A *path* is an address below the base path, decoded, starting with "/", without a
 * trailing slash (except "/" itself); an *href* is the value in a link: with base path, encoded, with a trailing
 * slash.
 */
import { decode, isExternal, isFileAddress, splitHref } from './paths';
import { settings } from './settings';

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
    .map((segment) => encodeURIComponent(decode(segment)))
    .join('/');
  return basePath + encoded + search + hash;
}

/** Attributes of every link that leaves the site. */
export const EXTERNAL_LINK = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** Addresses that open other apps on a phone; a new tab would be left behind, empty. */
const OPENS_A_PHONE_APP = /^(tel|sms):/i;

/** The attributes of a link besides its address: a new tab for other sites, nothing for this site or a phone number. */
export function externalAttributes(href: string): Partial<typeof EXTERNAL_LINK> {
  return isExternal(href) && !OPENS_A_PHONE_APP.test(href) ? EXTERNAL_LINK : {};
}
