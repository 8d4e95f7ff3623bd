import { crc32 } from 'node:zlib';
import {
  BorderStyle,
  ExternalHyperlink,
  HeadingLevel,
  ImageRun,
  type IRunOptions,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type {
  Blockquote,
  Image,
  List,
  Nodes,
  Paragraph as MarkdownParagraph,
  PhrasingContent,
  Root,
  RootContent,
  Table as MarkdownTable,
} from 'mdast';
import { loadPicture } from './picture';

type Block = Paragraph | Table;

/** The context of a block: inside a quotation, a list, or neither. */
interface BlockContext {
  style: string;
  /** Nesting level of lists, from 0; undefined outside a list. */
  level?: number;
}

const HEADINGS = [HeadingLevel.HEADING_1, HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3];
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'BBC4D0' };
/** Width of the text between the margins, in twentieths of a point. */
const TEXT_WIDTH = 9300;

/** The blocks of a Markdown tree, in order. @throws Error naming a kind of block that is not supported in Word. */
export function blocks(tree: Root): Block[] {
  // Each list starts at 1, because Word tells lists apart by their instance.
  const lists = { count: 0 };
  return tree.children.flatMap((node) => block(node, { style: 'Body' }, lists));
}

function block(node: RootContent, context: BlockContext, lists: { count: number }): Block[] {
  switch (node.type) {
    case 'heading':
      return [new Paragraph({ heading: HEADINGS[node.depth - 1] ?? HeadingLevel.HEADING_3, children: runs(node) })];
    case 'paragraph':
      return [
        // A bold label stays on the same page as the text it introduces.
        new Paragraph({
          style: context.style,
          children: runs(node),
          indent: indentOf(context),
          keepNext: isName(node),
        }),
      ];
    case 'list':
      return list(node, context, lists);
    case 'blockquote':
      return quotation(node, lists);
    case 'table':
      return [table(node), new Paragraph({ style: 'Small', text: '' })];
    case 'code':
      return [
        ...node.value.split('\n').map((line) => new Paragraph({ style: 'Code', children: [new TextRun(line)] })),
        new Paragraph({ style: 'Small', text: '' }),
      ];
    case 'thematicBreak':
      return [];
    default:
      throw new Error(`The Word document does not support "${node.type}".`);
  }
}

const isName = ({ children }: MarkdownParagraph): boolean => children.length === 1 && children[0]?.type === 'strong';

const indentOf = ({ level }: BlockContext) => (level === undefined ? undefined : { left: 500 * (level + 1) });

function list(node: List, context: BlockContext, lists: { count: number }): Block[] {
  const level = (context.level ?? -1) + 1;
  const instance = (lists.count += 1);
  return node.children.flatMap((item) =>
    item.children.flatMap((child, index): Block[] => {
      if (child.type !== 'paragraph' || index > 0) return block(child, { ...context, level }, lists);
      const numbering = { reference: node.ordered ? 'numbers' : 'dots', level, instance };
      return [new Paragraph({ style: context.style, numbering, children: runs(child), spacing: { after: 70 } })];
    }),
  );
}

const quotation = (node: Blockquote, lists: { count: number }): Block[] =>
  node.children.flatMap((child) => block(child, { style: 'Adapt' }, lists));

function table({ children: rows }: MarkdownTable): Table {
  const widths = columnWidths(rows.map((row) => row.children.map((cell) => textLength(cell))));
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    rows: rows.map(
      (row, index) =>
        new TableRow({
          tableHeader: index === 0,
          cantSplit: true,
          children: row.children.map(
            (cell, column) =>
              new TableCell({
                width: { size: widths[column] ?? 0, type: WidthType.DXA },
                margins: { top: 60, bottom: 60, left: 100, right: 100 },
                borders: { top: LINE, bottom: LINE, left: LINE, right: LINE },
                shading: index === 0 ? { type: ShadingType.CLEAR, fill: 'EAF1FB' } : undefined,
                children: [new Paragraph({ children: runs(cell, { bold: index === 0 }) })],
              }),
          ),
        }),
    ),
  });
}

const textLength = (node: Nodes): number =>
  'value' in node
    ? node.value.length
    : 'children' in node
      ? node.children.reduce((sum, one) => sum + textLength(one), 0)
      : 0;

/** Columns as wide as their longest cells require, none narrower than its longest word. */
function columnWidths(rows: number[][]): number[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.min(60, Math.max(14, ...rows.map((row) => row[column] ?? 0))));
  const sum = widths.reduce((total, width) => total + width, 0);
  return widths.map((width) => Math.round((width / sum) * TEXT_WIDTH));
}

type Formatting = Pick<IRunOptions, 'bold' | 'italics' | 'style' | 'font'>;

/** The parts of a line: formatted text, and links. @throws Error naming a kind that is not supported in Word. */
export function runs(node: Extract<Nodes, { children: unknown }>, formatting: Formatting = {}): ParagraphChild[] {
  return (node.children as PhrasingContent[]).flatMap((child) => run(child, formatting));
}

function run(node: PhrasingContent, formatting: Formatting): ParagraphChild[] {
  switch (node.type) {
    case 'text':
      return [new TextRun({ text: node.value.replace(/\s+/g, ' '), ...formatting })];
    case 'inlineCode':
      return [new TextRun({ text: node.value, ...formatting, font: 'Consolas' })];
    case 'strong':
      return runs(node, { ...formatting, bold: true });
    case 'emphasis':
      return runs(node, { ...formatting, italics: true });
    case 'break':
      return [new TextRun({ break: 1 })];
    case 'link':
      // A link within the page has no target in a document.
      return node.url.startsWith('#')
        ? runs(node, formatting)
        : [new ExternalHyperlink({ link: node.url, children: runs(node, { ...formatting, style: 'Hyperlink' }) })];
    case 'image':
      return [image(node, formatting)];
    default:
      throw new Error(`The Word document does not support "${node.type}".`);
  }
}

/** Widest picture that fits between the margins, in screen pixels. */
const WIDEST = 440;

/** A picture, or its alternative text if there is none. */
function image({ url, alt }: Image, formatting: Formatting): ParagraphChild {
  const description = alt ?? '';
  const picture = loadPicture(url);
  if (!picture) return new TextRun({ text: `Picture: ${description}`, ...formatting, italics: true });
  const { data, width, height } = picture;
  const scale = Math.min(1, WIDEST / width);
  return new ImageRun({
    type: 'png',
    data,
    transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
    // Without an ID of its own, a picture is numbered after those of every document made before.
    altText: { name: description, description, title: description, id: String(crc32(url) >>> 1) },
  });
}
