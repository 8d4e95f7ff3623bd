import { isExternal, normalizePath, splitHref, toHref, withoutBase } from '@/lib/site/paths';
import { markdownPath } from '@/lib/site/markdown-path';

/** What a twin must know about the whole site. */
export interface MarkdownSite {
  /** Public address of the site, without base path. */
  url: string;
  basePath: string;
  /** Pages that have a twin. */
  paths: ReadonlySet<string>;
}

/**
 * Where a link of a page leads in its twin. Always with the site's public address, for the text is read elsewhere;
 * to the twin where there is one, to the page or file itself otherwise. Places on the same page stay short.
 */
export function twinAddress(href: string, path: string, site: MarkdownSite): string {
  if (isExternal(href) || href.startsWith('#')) return href;
  const { pathname, search, hash } = splitHref(href);
  const target = pathname ? normalizePath(withoutBase(pathname, site.basePath)) : path;
  const to = site.paths.has(target) ? markdownPath(target) : target;
  return site.url + toHref(to, site.basePath) + search + hash;
}
