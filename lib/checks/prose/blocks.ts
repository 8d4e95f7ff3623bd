import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isTag, textAttributes } from '@/lib/markdown/tags';

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

/** All prose on a page in document order. Fences, formulas, and inline code are not prose. */
export function collectBlocks(tree: Root): Block[] {
  const blocks: Block[] = [];
  visit(tree, (node) => {
    const add = (kind: Block['kind'], text: string) => {
      if (text.trim()) blocks.push({ kind, text, line: node.position?.start.line ?? 0 });
    };
    const kind = BLOCK_KINDS[node.type];
    if (kind) add(kind, textOf(node));
    if (node.type === 'image') add('attribute', node.alt ?? '');
    if (!isTag(node)) return;
    const texts = Object.entries(textAttributes(node));
    for (const [name, text = ''] of texts) if (READ_ATTRIBUTES.has(name)) add('attribute', text);
  });
  return blocks;
}

function textOf(node: Nodes): string {
  // Private-use characters hide explicit heading IDs from the parser; they are not prose.
  if (node.type === 'text') return node.value.replace(/\s*\uE000[^\uE001]*\uE001/g, '');
  if (node.type === 'break') return '\n';
  // Single colons in prose (10:30) parse as directives.
  if (node.type === 'textDirective') return `:${node.name}`;
  return 'children' in node ? node.children.map(textOf).join('') : NOT_PROSE;
}
