import { isSamePath, looseKey } from '@/lib/settings/addresses';

/** One entry of the sidebar: a page, or a category with entries, or both. */
export interface NavItem {
  label: string;
  /** Address below the base path; a category without a page has none. */
  path?: string;
  items?: NavItem[];
  /** True for a page that opens a reader's part, which has no sidebar beside it. */
  isOpening?: true;
  /** True for a category that isn't collapsed at first. */
  startsOpen?: boolean;
  /** The language of the label and the page, where it is not the one of the tree. */
  lang?: string;
  /** API operations: the method in capitals. */
  method?: string;
  /** API operations that are deprecated or that no server implements. */
  status?: 'deprecated' | 'not-implemented';
}

export interface Navigation {
  docs: NavItem[];
  api: NavItem[];
}

/** The chain of entries from the top down to the page; empty if the page is not in the tree. */
export function findTrail(items: NavItem[], path: string): NavItem[] {
  return trailTo(items, looseKey(path));
}

function trailTo(items: NavItem[], key: string | undefined): NavItem[] {
  for (const item of items) {
    if (looseKey(item.path) === key) return [item];
    const below = trailTo(item.items ?? [], key);
    if (below.length) return [item, ...below];
  }
  return [];
}

/**
 * All pages of a tree in reading order, each once. A category's own page comes before its entries, even if it is also
 * one of them.
 */
export function flatten(items: NavItem[]): NavItem[] {
  const pages = new Map<string | undefined, NavItem>();
  const collect = (list: NavItem[]) => {
    for (const item of list) {
      const key = looseKey(item.path);
      if (item.path && !pages.has(key)) pages.set(key, item);
      collect(item.items ?? []);
    }
  };
  collect(items);
  return [...pages.values()];
}

/** The previous and next page in reading order, among those in the tree's own language. */
export function findNeighbors(items: NavItem[], path: string): { previous?: NavItem; next?: NavItem } {
  const list = flatten(items).filter(({ lang }) => !lang);
  const index = list.findIndex((item) => isSamePath(item.path, path));
  return index < 0 ? {} : { previous: list[index - 1], next: list[index + 1] };
}

/** The first page at or below an entry: where a category without a page leads when JavaScript is off. */
export function firstPath(item: NavItem): string | undefined {
  return item.path ?? item.items?.map(firstPath).find(Boolean);
}

/** The words of an address or a name, in lower case. Short ones say too little. */
const longWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2 && !['html', 'index', 'docs'].includes(word));

/** How many letters two words share from their beginning, if they are enough to be the same word. */
const START = 5;

/** Up to three pages that someone at an address without a page may have meant: those that share the most words with it. */
export function nearestPages(address: string, pages: readonly NavItem[]): NavItem[] {
  const wanted = longWords(address);
  const scored = pages.map((page) => {
    const words = longWords(`${page.path} ${page.label}`);
    const points = wanted.map((word) => {
      if (words.includes(word)) return 2;
      return words.some((other) => word.length >= START && other.startsWith(word.slice(0, START))) ? 1 : 0;
    });
    return { page, score: points.reduce<number>((sum, one) => sum + one, 0) };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, 3)
    .map(({ page }) => page);
}
