import type { Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { visit, SKIP } from 'unist-util-visit';

/** A run of text that a reader takes in as one: a paragraph, a heading, a table cell, or words in an attribute. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'cell' | 'attribute';
  text: string;
  /** Where the pieces of `text` start in the file, in order. */
  places: { offset: number; line: number }[];
}

/** Stands in `text` for what is not prose: code, formulas, pictures. */
export const NOT_PROSE = '\uFFFC';

const READ_ATTRIBUTES = new Set(['alt', 'caption', 'title', 'summary', 'label']);
const KINDS: Record<string, Block['kind']> = { paragraph: 'paragraph', heading: 'heading', tableCell: 'cell' };

type AnyNode = Parent & {
  value?: string;
  name?: string;
  alt?: string;
  attributes?: { name?: string; value?: unknown }[];
};

/** The line of the file on which the character at `offset` stands. */
export function lineAt(block: Block, offset: number): number {
  return block.places.findLast((place) => place.offset <= offset)?.line ?? block.places[0]?.line ?? 0;
}

/** All prose of a page in document order. Fences, formulas and inline code are no prose. */
export function collectBlocks(tree: Root): Block[] {
  const blocks: Block[] = [];
  visit(tree as Node, (visited: Node) => {
    const node = visited as AnyNode;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') addAttributes(node, blocks);
    if (node.type === 'image' && node.alt) addText('attribute', node.alt, lineOf(node), blocks);
    const kind = KINDS[node.type];
    if (!kind) return;
    const block: Block = { kind, text: '', places: [] };
    for (const child of node.children) addInline(child as AnyNode, block, blocks);
    if (block.text.trim()) blocks.push(block);
    return SKIP;
  });
  return blocks;
}

function addInline(node: AnyNode, block: Block, blocks: Block[]): void {
  if (node.type === 'text') return append(block, node.value ?? '', lineOf(node));
  if (node.type === 'break') return append(block, ' ', lineOf(node));
  // Single colons in prose (10:30) parse as directives.
  if (node.type === 'textDirective') return append(block, `:${node.name ?? ''}`, lineOf(node));
  if (node.type === 'image' && node.alt) addText('attribute', node.alt, lineOf(node), blocks);
  if (node.type === 'mdxJsxTextElement') addAttributes(node, blocks);
  if (!node.children) return append(block, NOT_PROSE, lineOf(node));
  for (const child of node.children) addInline(child as AnyNode, block, blocks);
}

/** Private-use letters hide explicit heading ids from the parser; they are no prose. */
function append(block: Block, text: string, line: number): void {
  let offset = block.text.length;
  text
    .replace(/\s*\uE000[^\uE001]*\uE001/g, '')
    .split('\n')
    .forEach((part, index) => {
      block.places.push({ offset, line: line + index });
      const piece = index ? ` ${part}` : part;
      block.text += piece;
      offset += piece.length;
    });
}

function addAttributes(node: AnyNode, blocks: Block[]): void {
  for (const { name, value } of node.attributes ?? []) {
    if (name && READ_ATTRIBUTES.has(name) && typeof value === 'string') {
      addText('attribute', value, lineOf(node), blocks);
    }
  }
}

function addText(kind: Block['kind'], text: string, line: number, blocks: Block[]): void {
  blocks.push({ kind, text, places: [{ offset: 0, line }] });
}

const lineOf = (node: AnyNode): number => node.position?.start.line ?? 0;
