import type { Content } from '@/lib/content/content';
import { loadContent } from '@/lib/content/load';
import type { Page } from '@/lib/content/parse-page';
import { buildDocsTree } from './navigation';
import type { NavItem } from '@/lib/navigation/navigation-tree';

export interface Site {
  pages: Page[];
  docsTree: NavItem[];
  /** @throws Error naming the address if it has no page. */
  page: (path: string) => Page;
}

let cached: { content: Content; site: Site } | undefined;

/** The single list of pages and the docs tree that everything else is built from. */
export function loadSite(): Site {
  const content = loadContent();
  if (cached?.content === content) return cached.site;
  const { pages, sections } = content;
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const site: Site = {
    pages,
    docsTree: buildDocsTree(pages, sections),
    page: (path) => {
      const page = byPath.get(path);
      if (!page) throw new Error(`There is no page at ${path} in the content folder.`);
      return page;
    },
  };
  cached = { content, site };
  return site;
}
