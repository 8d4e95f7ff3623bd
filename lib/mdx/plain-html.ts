import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** Raw HTML in Markdown becomes the text that was written: nothing is run, and nothing is lost without a word. */
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
