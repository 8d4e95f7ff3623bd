import { isExternal, normalizePath, splitHref, toHref, withoutBase } from '@/lib/address/paths';
import { markdownPath } from '@/lib/address/markdown-path';

/** What the Markdown version of a page must know about the whole site. */
export interface MarkdownSite {
  /** Public address of the site, without base path. */
  url: string;
  basePath: string;
  /** Pages that have a Markdown version. */
  paths: ReadonlySet<string>;
}

/**
 * Where a link of a page leads in its Markdown version. Always with the site's public address, for the text is read elsewhere;
 * to the Markdown version where there is one, to the page or file itself otherwise. Places on the same page stay short.
 */
export function markdownAddress(href: string, path: string, site: MarkdownSite): string {
  if (isExternal(href) || href.startsWith('#')) return href;
  const { pathname, search, hash } = splitHref(href);
  const target = pathname ? normalizePath(withoutBase(pathname, site.basePath)) : path;
  const to = site.paths.has(target) ? markdownPath(target) : target;
  return site.url + toHref(to, site.basePath) + search + hash;
}
