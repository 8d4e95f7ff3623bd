import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Locale } from '@/lib/settings/translate';

/** Replaces the checkboxes of task lists with labeled symbols: pages have no form controls, which would do nothing. */
export function rehypeTaskLists({ locale }: { locale: Locale }) {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      if (node.tagName !== 'input' || node.properties.type !== 'checkbox') return;
      const isDone = Boolean(node.properties.checked);
      node.tagName = 'span';
      node.properties = {
        className: isDone ? ['task', 'checked'] : ['task'],
        role: 'img',
        ariaLabel: locale.t(isDone ? 'Done:' : 'To do:'),
      };
      node.children = [{ type: 'text', value: isDone ? '☑' : '☐' }];
    });
  };
}
