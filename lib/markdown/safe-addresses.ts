import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { isExternal } from '@/lib/settings/addresses';

const SAFE = /^(https?:|mailto:|tel:|sms:|\/\/)/i;

/** Removes addresses that could run a script or embed another page (`javascript:`, `data:`, and so on). */
export function rehypeSafeAddresses() {
  return (tree: Root): void => {
    visit(tree, 'element', ({ properties }: Element) => {
      for (const name of ['href', 'src'] as const) {
        const value = properties[name];
        if (typeof value === 'string' && isExternal(value.trim()) && !SAFE.test(value.trim())) delete properties[name];
      }
    });
  };
}
