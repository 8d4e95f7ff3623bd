import { isSamePath, looseKey } from '@/lib/settings/paths';

/** One entry of the sidebar: a page, or a category with entries, or both. */
export interface SidebarEntry {
  label: string;
  /** A category without a page has none. */
  path?: string;
  entries?: SidebarEntry[];
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

export interface Sidebars {
  docs: SidebarEntry[];
  api: SidebarEntry[];
}

/** The chain of entries from the top down to the page; empty if the page is not in the tree. */
export function findTrail(entries: SidebarEntry[], path: string): SidebarEntry[] {
  return trailTo(entries, looseKey(path));
}

function trailTo(entries: SidebarEntry[], key: string | undefined): SidebarEntry[] {
  for (const entry of entries) {
    if (looseKey(entry.path) === key) return [entry];
    const below = trailTo(entry.entries ?? [], key);
    if (below.length) return [entry, ...below];
  }
  return [];
}

/** All pages of a tree in reading order, each once: a category's own page before its entries, even if it is one. */
export function flatten(entries: SidebarEntry[]): SidebarEntry[] {
  const byKey = new Map<string | undefined, SidebarEntry>();
  const collect = (list: SidebarEntry[]) => {
    for (const entry of list) {
      const key = looseKey(entry.path);
      if (entry.path && !byKey.has(key)) byKey.set(key, entry);
      collect(entry.entries ?? []);
    }
  };
  collect(entries);
  return [...byKey.values()];
}

/** The previous and next page in reading order, among those in the tree's own language. */
export function findNeighbors(entries: SidebarEntry[], path: string): { previous?: SidebarEntry; next?: SidebarEntry } {
  const list = flatten(entries).filter(({ lang }) => !lang);
  const index = list.findIndex((entry) => isSamePath(entry.path, path));
  return index < 0 ? {} : { previous: list[index - 1], next: list[index + 1] };
}

/** The first page at or below an entry: where a category without a page leads when JavaScript is off. */
export function firstPath(entry: SidebarEntry): string | undefined {
  return entry.path ?? entry.entries?.map(firstPath).find(Boolean);
}
