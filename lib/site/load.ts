import { loadContent } from '@/lib/content/load';
import type { Page } from '@/lib/content/parse-page';
import { buildDocsTree } from './navigation';
import type { NavItem } from './navigation-tree';

export interface Site {
  pages: Page[];
  docsTree: NavItem[];
  /** @throws Error naming the address when there is no such page. */
  page: (path: string) => Page;
}

let cached: Site | undefined;

/** The one list of pages and the one docs tree that everything else is made from. */
export function loadSite(): Site {
  if (cached && process.env.NODE_ENV !== 'development') return cached;
  const { pages, sections } = loadContent();
  const byPath = new Map(pages.map((page) => [page.path, page]));
  cached = {
    pages,
    docsTree: buildDocsTree(pages, sections),
    page: (path) => {
      const page = byPath.get(path);
      if (!page) throw new Error(`There is no page at ${path} in the content folder.`);
      return page;
    },
  };
  return cached;
}
