import type { Element, ElementContent, Parents, Root, Text } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Shorter names, such as `lamp.accelerometer`, stay in one piece. */
const MIN_BROKEN_CHARACTERS = 22;

/**
 * Allows line breaks in a code name after dots, slashes, underscores, and so on, so that a table column need not be
 * as wide as its longest name. Short names stay in one piece.
 */
export function breakCode(code: string): string[] {
  const words = code.split(' ');
  if (words.every((word) => word.length < MIN_BROKEN_CHARACTERS)) return [code];
  return code.split(/(?<=[a-z0-9)\]}][._/:?&=,(-])(?=[\w'"({[<])/i);
}

/** An address in code, or a path that is all of it. */
const ADDRESS = /https?:\/\/[^\s'"<>]+|^\/[^\s'"<>]+$/g;

/** Allows line breaks in an address after slashes, question marks, and ampersands, but not after its scheme. */
export const breakAddress = (address: string): string[] => address.split(/(?<=[^:/<][/?&])(?=[^/])/);

/** The pieces of a text, with places where lines may break between them. */
export const withBreaks = (pieces: string[]): ElementContent[] =>
  pieces.flatMap((value, index): ElementContent[] => [
    ...(index ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }] : []),
    { type: 'text', value },
  ]);

/** Lets the addresses in code go on in the next line between their parts, rather than in the middle of a word. */
export function rehypeBreakAddresses() {
  return (tree: Root): void => {
    visit(tree, { type: 'element', tagName: 'code' }, (code: Element) => {
      visit(code, 'text', (text: Text, index, parent: Parents | undefined) => {
        const pieces = text.value.replace(ADDRESS, (address) => breakAddress(address).join('\0')).split('\0');
        if (pieces.length === 1 || index === undefined || !parent) return undefined;
        parent.children.splice(index, 1, ...withBreaks(pieces));
        return [SKIP, index + 2 * pieces.length - 1];
      });
      return SKIP;
    });
  };
}
