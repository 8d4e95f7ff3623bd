import { isFileAddress, isSamePath, withoutBase } from '@/lib/settings/paths';
import { splitKnownLanguage } from '../language/split-known-language';

type LinkAction =
  | { kind: 'native' }
  /** A link to the current page without a query or hash; only scroll to the top. */
  | { kind: 'top' }
  /** A page for the router, which adds the base path. */
  | { kind: 'route'; address: string };

/** Where a link leads from the current address: a page, the same page, or somewhere the router does not handle. */
export function linkAction(link: HTMLAnchorElement, location: Location, basePath: string): LinkAction {
  const native: LinkAction = { kind: 'native' };
  if (!link.href || link.origin !== location.origin) return native;
  if (link.target && link.target !== '_self') return native;
  if (link.hasAttribute('download') || 'reload' in link.dataset || 'noRoute' in link.dataset) return native;
  if (basePath && link.pathname !== basePath && !link.pathname.startsWith(`${basePath}/`)) return native;
  // Files (a feed, a description, a Markdown form) are not pages.
  if (isFileAddress(link.pathname) && !/\.html$/i.test(link.pathname)) return native;
  const isSamePage = isSamePath(link.pathname, location.pathname);
  if (isSamePage && link.hash && link.search === location.search) return native;
  if (isSamePage && !link.search && !link.hash && !location.search && !location.hash) return { kind: 'top' };
  const path = withoutBase(link.pathname, basePath);
  // Each language has a document of its own.
  if (splitKnownLanguage(path).code !== splitKnownLanguage(withoutBase(location.pathname, basePath)).code)
    return native;
  // The router would read "//name" as another host.
  if (path.startsWith('//')) return native;
  return { kind: 'route', address: path + link.search + link.hash };
}
