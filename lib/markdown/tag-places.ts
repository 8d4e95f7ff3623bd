import type { Root } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';

/** The attribute that gives a component the position of its tag: `12:3` is line 12, column 3. */
export const PLACE = 'data-place';

interface TagNode extends Node {
  name: string | null;
  attributes: { type: string; name?: string; value?: unknown }[];
}

/**
 * Gives every component its position in the file. A capitalized tag that is not a component becomes a plain box, so
 * that its content is shown; the checks report it to the author.
 */
export function remarkTagPlaces({ known }: { known: ReadonlySet<string> }) {
  return (tree: Root): void => {
    visit(tree, (visited: Node) => {
      if (visited.type !== 'mdxJsxFlowElement' && visited.type !== 'mdxJsxTextElement') return;
      const node = visited as TagNode;
      if (!node.name || !/^[A-Z]/.test(node.name)) return;
      if (known.has(node.name)) {
        const { line = 0, column = 0 } = node.position?.start ?? {};
        node.attributes.push({ type: 'mdxJsxAttribute', name: PLACE, value: `${line}:${column}` });
      } else {
        node.name = node.type === 'mdxJsxFlowElement' ? 'div' : 'span';
        node.attributes = [];
      }
    });
  };
}
