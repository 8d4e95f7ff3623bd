import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Turns raw HTML in Markdown into visible text, so that nothing runs and nothing disappears unnoticed. */
export function remarkHtmlAsText() {
  return (tree: Root): void => {
    visit(tree, 'html', (node: Nodes, index, parent) => {
      if (node.type !== 'html' || !parent || index === undefined) return;
      const text = { type: 'text', value: node.value } as const;
      const inBlock = parent.type === 'root' || parent.type === 'blockquote' || parent.type === 'listItem';
      parent.children[index] = inBlock ? { type: 'paragraph', children: [text] } : text;
    });
  };
}
