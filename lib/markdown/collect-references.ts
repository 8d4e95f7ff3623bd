import type { Root } from 'mdast';
import type { Node } from 'unist';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/** A link, an image, a fence, or a component on a page, with its position in the file. */
export interface Reference {
  kind: 'link' | 'image' | 'component' | 'fence';
  /** The target's address, the component's name, or the fence's language. */
  value: string;
  /** The link's text, the image's alternative text, or the fence's meta. */
  text: string;
  line: number;
  column: number;
}

type ReferenceNode = Node & {
  url?: string;
  alt?: string | null;
  lang?: string | null;
  meta?: string | null;
  name?: string | null;
  attributes?: { name?: string; value?: unknown }[];
};

/** Reports links, images, components, and code fences in document order, for the content checks. */
export function remarkCollectReferences(options: { onReference: (reference: Reference) => void }) {
  return (tree: Root): void => {
    visit(tree as Node, (visited: Node) => {
      const node = visited as ReferenceNode;
      const position = { line: node.position?.start.line ?? 0, column: node.position?.start.column ?? 0 };
      const add = (kind: Reference['kind'], value: string, text: string) =>
        options.onReference({ kind, value, text, ...position });
      if (node.type === 'link' || node.type === 'definition') add('link', node.url ?? '', toString(node));
      if (node.type === 'image') add('image', node.url ?? '', node.alt ?? '');
      if (node.type === 'code') add('fence', node.lang ?? '', node.meta ?? '');
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const attribute = (name: string) => {
        const value = node.attributes?.find((candidate) => candidate.name === name)?.value;
        return typeof value === 'string' ? value : undefined;
      };
      add('component', node.name ?? '', '');
      const href = attribute('href');
      if (href !== undefined) add('link', href, attribute('title') ?? toString(node));
      if (node.name === 'Diagram') add('image', `Diagram:${attribute('name') ?? ''}`, attribute('alt') ?? '');
    });
  };
}
