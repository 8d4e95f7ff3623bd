import { looseKey } from '@/lib/address/paths';

/** One entry of the sidebar: a page, or a category with entries, or both. */
export interface NavItem {
  label: string;
  /** Address below the base path; a category without page has none. */
  path?: string;
  items?: NavItem[];
  /** API operations: the method in capitals. */
  method?: string;
  /** API operations that are deprecated or that no server implements. */
  status?: 'deprecated' | 'not-implemented';
}

export interface Navigation {
  docs: NavItem[];
  api: NavItem[];
}

// Every page asks for its place in the tree, so each entry's key is made once and not once a page.
const keys = new WeakMap<NavItem, string | undefined>();

function keyOf(item: NavItem): string | undefined {
  if (!keys.has(item)) keys.set(item, looseKey(item.path));
  return keys.get(item);
}

/** The chain of entries from the top down to the page; empty if the tree does not hold it. */
export function findTrail(items: NavItem[], path: string): NavItem[] {
  return trailTo(items, looseKey(path));
}

function trailTo(items: NavItem[], key: string | undefined): NavItem[] {
  for (const item of items) {
    if (keyOf(item) === key) return [item];
    const below = trailTo(item.items ?? [], key);
    if (below.length) return [item, ...below];
  }
  return [];
}

/**
 * All pages of a tree in reading order, each once; a category's own page comes before its entries, also when it stands
 * among them a second time.
 */
export function flatten(items: NavItem[]): NavItem[] {
  const pages = new Map<string | undefined, NavItem>();
  const collect = (list: NavItem[]) => {
    for (const item of list) {
      if (item.path && !pages.has(keyOf(item))) pages.set(keyOf(item), item);
      collect(item.items ?? []);
    }
  };
  collect(items);
  return [...pages.values()];
}

const orders = new WeakMap<NavItem[], { list: NavItem[]; places: Map<string | undefined, number> }>();

/** The tree's pages in a row, and the first place of each; made once a tree. */
function orderOf(items: NavItem[]) {
  let order = orders.get(items);
  if (!order) {
    const list = flatten(items);
    order = { list, places: new Map(list.map((item, index) => [keyOf(item), index] as const).toReversed()) };
    orders.set(items, order);
  }
  return order;
}

/** The neighbors of a page in reading order. */
export function findNeighbors(items: NavItem[], path: string): { previous?: NavItem; next?: NavItem } {
  const { list, places } = orderOf(items);
  const index = places.get(looseKey(path));
  return index === undefined ? {} : { previous: list[index - 1], next: list[index + 1] };
}

/** The first page at or below an entry: where a category without page leads when no script runs. */
export function firstPath(item: NavItem): string | undefined {
  return item.path ?? item.items?.map(firstPath).find(Boolean);
}
