import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/**
 * Replaces the checkboxes of task lists with labeled symbols: pages have no form controls, and these would do
 * nothing.
 */
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
