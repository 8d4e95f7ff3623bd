export interface TocItem {
  id: string;
  text: string;
  children: TocItem[];
}

/** The headings of levels 2 and 3 as a tree; those of level 3 that come before any of level 2 are at its top. */
export function tocOf(headings: { depth: number; text: string; id: string }[]): TocItem[] {
  const top: TocItem[] = [];
  let list = top;
  for (const { depth, text, id } of headings) {
    if (!text || (depth !== 2 && depth !== 3)) continue;
    const item: TocItem = { id, text, children: [] };
    (depth === 2 ? top : list).push(item);
    if (depth === 2) list = item.children;
  }
  return top;
}
