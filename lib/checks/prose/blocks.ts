import type { Root } from 'mdast';
import type { Node, Parent } from 'unist';
import { SKIP, visit } from 'unist-util-visit';

/** A run of text that is read as one unit: a paragraph, a heading, a table cell, or an attribute's value. */
export interface Block {
  kind: 'paragraph' | 'heading' | 'cell' | 'attribute';
  text: string;
  /** Where each piece of `text` starts in the file, in order. */
  positions: { offset: number; line: number; column?: number }[];
}

/** Replaces content in `text` that is not prose: code, formulas, pictures. */
export const NOT_PROSE = '\uFFFC';

const READ_ATTRIBUTES = new Set(['alt', 'caption', 'title', 'summary', 'label']);
const KINDS: Record<string, Block['kind']> = { paragraph: 'paragraph', heading: 'heading', tableCell: 'cell' };

type AnyNode = Parent & {
  value?: string;
  name?: string;
  alt?: string;
  attributes?: { name?: string; value?: unknown }[];
};

/**
 * The position in the file of the character at `offset`. The column is known only where the text matches the source.
 */
export function positionAt(block: Block, offset: number): { line: number; column?: number } {
  const position = block.positions.findLast((one) => one.offset <= offset) ?? block.positions[0];
  if (!position) return { line: 0 };
  const { line, column } = position;
  return column === undefined ? { line } : { line, column: column + Math.max(0, offset - position.offset) };
}

/** All prose on a page in document order. Fences, formulas, and inline code are not prose. */
export function collectBlocks(tree: Root): Block[] {
  const blocks: Block[] = [];
  visit(tree as Node, (visited: Node) => {
    const node = visited as AnyNode;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') addAttributes(node, blocks);
    if (node.type === 'image' && node.alt) addText('attribute', node.alt, { line: startOf(node).line }, blocks);
    const kind = KINDS[node.type];
    if (!kind) return;
    const block: Block = { kind, text: '', positions: [] };
    for (const child of node.children) addInline(child as AnyNode, block, blocks);
    if (block.text.trim()) blocks.push(block);
    return SKIP;
  });
  return blocks;
}

function addInline(node: AnyNode, block: Block, blocks: Block[]): void {
  if (node.type === 'text') return append(block, node.value ?? '', startOf(node));
  if (node.type === 'break') return append(block, ' ', startOf(node));
  // Single colons in prose (10:30) parse as directives.
  if (node.type === 'textDirective') return append(block, `:${node.name ?? ''}`, startOf(node));
  if (node.type === 'image' && node.alt) addText('attribute', node.alt, { line: startOf(node).line }, blocks);
  if (node.type === 'mdxJsxTextElement') addAttributes(node, blocks);
  if (!node.children) return append(block, NOT_PROSE, startOf(node));
  for (const child of node.children) addInline(child as AnyNode, block, blocks);
}

/** Private-use characters hide explicit heading IDs from the parser; they are not prose. */
function append(block: Block, text: string, { line, column }: Start): void {
  let offset = block.text.length;
  text
    .replace(/\s*\uE000[^\uE001]*\uE001/g, '')
    .split('\n')
    .forEach((part, index) => {
      // A line break becomes a space; how far the next line is indented is not known here.
      block.positions.push({ offset, line: line + index, column: index ? undefined : column });
      const piece = index ? ` ${part}` : part;
      block.text += piece;
      offset += piece.length;
    });
}

function addAttributes(node: AnyNode, blocks: Block[]): void {
  for (const { name, value } of node.attributes ?? []) {
    if (name && READ_ATTRIBUTES.has(name) && typeof value === 'string') {
      addText('attribute', value, { line: startOf(node).line }, blocks);
    }
  }
}

function addText(kind: Block['kind'], text: string, start: Start, blocks: Block[]): void {
  blocks.push({ kind, text, positions: [{ offset: 0, ...start }] });
}

interface Start {
  line: number;
  column?: number;
}

const startOf = (node: AnyNode): Start => {
  const { line = 0, column } = node.position?.start ?? {};
  return { line, column };
};

/** The words in a drawing. Adjacent pieces in one `text` element belong together. */
export function svgBlocks(svg: string): Block[] {
  return [...svg.matchAll(/<text\b[^>]*>([\s\S]*?)<\/text>/g)].map(({ 1: inner = '', index }) => ({
    kind: 'attribute',
    text: inner
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
    positions: [{ offset: 0, line: svg.slice(0, index).split('\n').length }],
  }));
}
