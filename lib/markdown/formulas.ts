import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { Locale } from '@/lib/settings/translate';

/** A displayed formula may be wider than a phone, so its box scrolls on its own, also by keyboard. */
export function rehypeFormulas({ locale }: { locale: Locale }) {
  return (tree: Root): void => {
    visit(tree, 'element', (node: Element) => {
      const [math] = node.children;
      if (math?.type !== 'element' || math.tagName !== 'math' || math.properties.display !== 'block') return;
      node.properties = { className: ['formula'], role: 'group', tabIndex: 0, ariaLabel: locale.t('Formula') };
    });
  };
}
