import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isTag, textAttributes } from './tags';

/** A link, a picture, a fence, or a component on a page, with its position in the file. */
export interface Mention {
  kind: 'link' | 'image' | 'component' | 'fence';
  /** The target's address, the component's name, or the fence's language. */
  value: string;
  /** The link's text, the picture's alternative text, or the fence's meta. */
  text: string;
  line: number;
  column: number;
}

/** Reports links, pictures, fences, and components in document order, for the content checks. */
export function remarkMentions(options: { onMention: (mention: Mention) => void }) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      const { line = 0, column = 0 } = node.position?.start ?? {};
      const add = (kind: Mention['kind'], value: string, text: string) =>
        options.onMention({ kind, value, text, line, column });
      if (node.type === 'link' || node.type === 'definition') add('link', node.url, toString(node));
      if (node.type === 'image') add('image', node.url, node.alt ?? '');
      if (node.type === 'code') add('fence', node.lang ?? '', node.meta ?? '');
      if (!isTag(node)) return;
      const { href, title, name, alt } = textAttributes(node);
      add('component', node.name ?? '', '');
      if (href !== undefined) add('link', href, title ?? toString(node));
      if (node.name === 'Diagram') add('image', `Diagram:${name ?? ''}`, alt ?? '');
    });
  };
}
