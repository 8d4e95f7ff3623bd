import type { Element, Root } from 'hast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { toHref, externalAttributes } from '@/lib/settings/addresses';

/** Adds the base path and trailing slash to Markdown links and images. External links open safely in a new tab. */
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
