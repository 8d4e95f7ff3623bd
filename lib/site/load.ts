import type { Content } from '@/lib/content/content';
import { loadContent } from '@/lib/content/load';
import type { Page } from '@/lib/content/parse-page';
import { buildDocsTree } from './navigation';
import type { NavItem } from './navigation-tree';

export interface Site {
  pages: Page[];
  docsTree: NavItem[];
  /** The page at an address, if there is one. */
  page: (path: string) => Page | undefined;
}

let cached: { content: Content; site: Site } | undefined;

/** The one list of pages and the one docs tree that everything else is made from. */
export function loadSite(): Site {
  const content = loadContent();
  if (cached?.content === content) return cached.site;
  const { pages, sections } = content;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const site: Site = {
    pages,
    docsTree: buildDocsTree(pages, sections),
    page: (path) => byPath.get(path),
  };
  cached = { content, site };
  return site;
}
