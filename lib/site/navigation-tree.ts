import { isSamePath } from './paths';

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

/** The chain of entries from the top down to the page; empty if the tree does not hold it. */
export function findTrail(items: NavItem[], path: string): NavItem[] {
  for (const item of items) {
    if (isSamePath(item.path, path)) return [item];
    const below = findTrail(item.items ?? [], path);
    if (below.length) return [item, ...below];
  }
  return [];
}

/** All pages of a tree in reading order; a category's own page comes before its entries. */
export function flatten(items: NavItem[]): NavItem[] {
  return items.flatMap((item) => [...(item.path ? [item] : []), ...flatten(item.items ?? [])]);
}

/** The neighbors of a page in reading order. */
export function findNeighbors(items: NavItem[], path: string): { previous?: NavItem; next?: NavItem } {
  const list = flatten(items);
  const index = list.findIndex((item) => isSamePath(item.path, path));
  if (index < 0) return {};
  return { previous: list[index - 1], next: list[index + 1] };
}

/** The first page at or below an entry: where a category without page leads when no script runs. */
export function firstPath(item: NavItem): string | undefined {
  return item.path ?? item.items?.map(firstPath).find(Boolean);
}
