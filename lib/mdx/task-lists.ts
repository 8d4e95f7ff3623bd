import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Boxes of task lists become signs with a name: a page holds no form controls, and these would do nothing. */
export function rehypeTaskLists() {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName !== 'input' || node.properties.type !== 'checkbox') return;
      const done = Boolean(node.properties.checked);
      node.tagName = 'span';
      node.properties = { className: ['task'], role: 'img', ariaLabel: done ? 'Done:' : 'To do:' };
      node.children = [{ type: 'text', value: done ? '☑' : '☐' }];
    });
  };
}
