import type { Element, Root } from 'hast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { toHref } from '@/lib/address/paths';
import { externalAttributes } from './external-link';

/** Base path and trailing slash on links and images of Markdown; external links open in a new tab, safely. */
export function rehypeLinks(options: { basePath: string }) {
  return (tree: Root): void => {
    visit(tree as Node, 'element', (node: Node) => {
      const { tagName, properties } = node as Element;
      if (tagName === 'a' && typeof properties.href === 'string') {
        properties.href = toHref(properties.href, options.basePath);
        Object.assign(properties, externalAttributes(properties.href));
      }
      if (tagName === 'img' && typeof properties.src === 'string') {
        properties.src = toHref(properties.src, options.basePath);
        Object.assign(properties, { loading: 'lazy', decoding: 'async' });
      }
    });
  };
}
