import type { Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit } from 'unist-util-visit';

/** A run of text that is read as one unit: a paragraph, a heading, a table cell, or an attribute's value. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'cell' | 'attribute';
  /** With the line breaks of its file. */
  text: string;
  /** Its first line in the file. */
  line: number;
}

/** Replaces content in `text` that is not prose: code, formulas, pictures. */
export const NOT_PROSE = '\uFFFC';

/** The line in the file of the character at `offset`. */
export const lineAt = ({ text, line }: Block, offset: number): { line: number } => ({
  line: line + text.slice(0, offset).split('\n').length - 1,
});

const READ_ATTRIBUTES = new Set(['alt', 'caption', 'title', 'summary', 'label']);
const BLOCK_KINDS: Record<string, Block['kind']> = { paragraph: 'paragraph', heading: 'heading', tableCell: 'cell' };

type ProseNode = Partial<Parent> & {
  value?: string;
  name?: string;
  alt?: string;
  attributes?: { name?: string; value?: unknown }[];
};

/** All prose on a page in document order. Fences, formulas, and inline code are not prose. */
export function collectBlocks(tree: Root): Block[] {
  const blocks: Block[] = [];
  visit(tree as Node, (node: Node & ProseNode) => {
    const add = (kind: Block['kind'], text: string) => {
      if (text.trim()) blocks.push({ kind, text, line: node.position?.start.line ?? 0 });
    };
    const kind = BLOCK_KINDS[node.type];
    if (kind) add(kind, textOf(node));
    if (node.type === 'image') add('attribute', node.alt ?? '');
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const { name = '', value } of node.attributes ?? []) {
      if (READ_ATTRIBUTES.has(name) && typeof value === 'string') add('attribute', value);
    }
  });
  return blocks;
}

function textOf(node: Node & ProseNode): string {
  // Private-use characters hide explicit heading IDs from the parser; they are not prose.
  if (node.type === 'text') return (node.value ?? '').replace(/\s*\uE000[^\uE001]*\uE001/g, '');
  if (node.type === 'break') return '\n';
  // Single colons in prose (10:30) parse as directives.
  if (node.type === 'textDirective') return `:${node.name ?? ''}`;
  return node.children ? node.children.map((child) => textOf(child)).join('') : NOT_PROSE;
}
