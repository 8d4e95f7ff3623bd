import type { Element, ElementContent } from 'hast';
import { visit } from 'unist-util-visit';

/** Shorter names, such as `lamp.accelerometer`, stay in one piece. */
const LONG = 22;

/**
 * Allows line breaks in a code name after dots, slashes, underscores, and so on, so that a table column need not be
 * as wide as its longest name. Short names stay in one piece.
 */
export function breakCode(code: string): string[] {
  const words = code.split(' ');
  if (words.every((word) => word.length < LONG)) return [code];
  return code.split(/(?<=[a-z0-9)\]}][._/:?&=,(-])(?=[\w'"({[<])/i);
}

/** Adds break opportunities to the code in a table's cells. */
export function breakCodeIn(table: Element): void {
  visit(table, 'element', (node: Element) => {
    if (node.tagName !== 'code') return;
    node.children = node.children.flatMap((child): ElementContent[] => {
      if (child.type !== 'text') return [child];
      return breakCode(child.value).flatMap((value, index): ElementContent[] => [
        ...(index ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }] : []),
        { type: 'text', value },
      ]);
    });
  });
}
