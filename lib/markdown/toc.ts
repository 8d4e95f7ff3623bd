const TOC_MIN = 2;
const TOC_MAX = 3;

export interface TocItem {
  id: string;
  text: string;
  children: TocItem[];
}

/**
 * Builds a tree of headings. A heading's parent is the last one before it with a smaller level. Levels out of range
 * are removed after the tree is built, and their children in range move up.
 */
export function buildToc(headings: { depth: number; text: string; id: string }[]): TocItem[] {
  type Node = TocItem & { depth: number; children: Node[] };
  const root = { depth: 1, children: [] as Node[] };
  const open: Pick<Node, 'depth' | 'children'>[] = [root];
  for (const heading of headings.filter(({ depth, text }) => depth >= 2 && text)) {
    const node: Node = { ...heading, children: [] };
    // The root stays open: its level is below that of every heading in the list.
    while (open[0]!.depth >= heading.depth) open.shift();
    open[0]!.children.push(node);
    open.unshift(node);
  }
  const filter = (nodes: Node[]): TocItem[] =>
    nodes.flatMap(({ id, text, depth, children }) =>
      depth >= TOC_MIN && depth <= TOC_MAX ? [{ id, text, children: filter(children) }] : filter(children),
    );
  return filter(root.children);
}
