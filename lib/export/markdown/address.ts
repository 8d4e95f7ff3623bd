import { isExternal, normalizePath, splitHref, toHref, withoutBase, markdownPath } from '@/lib/settings/addresses';

/** What the Markdown version of a page needs to know about the whole site. */
export interface MarkdownSite {
  /** Public address of the site, without base path. */
  url: string;
  basePath: string;
  /** Pages that have a Markdown version. */
  paths: ReadonlySet<string>;
}

/**
 * The target of a link in a Markdown version: the absolute address, because the text is read elsewhere, of the linked
 * page's Markdown version if there is one, otherwise of the page or file. Links within the page stay short.
 */
export function markdownAddress(href: string, path: string, site: MarkdownSite): string {
  if (isExternal(href) || href.startsWith('#')) return href;
  const { pathname, search, hash } = splitHref(href);
  const target = pathname ? normalizePath(withoutBase(pathname, site.basePath)) : path;
  const to = site.paths.has(target) ? markdownPath(target) : target;
  return site.url + toHref(to, site.basePath) + search + hash;
}
