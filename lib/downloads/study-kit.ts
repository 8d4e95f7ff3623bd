import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IRunOptions,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from 'docx';
import type { Root } from 'hast';
import type { Nodes, Parents } from 'mdast';
import { checkedNote } from '@/lib/content/month';
import { toHref } from '@/lib/settings/addresses';
import { STUDY_KIT_FILE } from '@/lib/settings/known-pages';
import { settings } from '@/lib/settings/settings';
import type { ContentRecord } from '@/lib/site/page-record';
import { toMarkdown } from './to-markdown';

/** The study kit as a Word file with styles that people can change, made from its page's tree, which it modifies. */
export async function studyKit(record: ContentRecord, main: Root): Promise<Uint8Array<ArrayBuffer>> {
  const { title, description, checked, path } = record;
  // The file is read outside the site, so its links get the site's public address.
  const tree = toMarkdown(main, (href) => (href.startsWith('/') ? settings.url + href : href));
  const file = new Document({
    title: `mindLAMP: ${title}`,
    description,
    styles: {
      default: { document: { run: { font: 'Calibri', size: 22 }, paragraph: { spacing: { after: 140 } } } },
      paragraphStyles: [
        { id: 'Small', name: 'Small', basedOn: 'Normal', run: { size: 19, color: '555555' } },
        {
          id: 'Adapt',
          name: 'Text to adapt',
          basedOn: 'Normal',
          paragraph: {
            indent: { left: 280 },
            border: { left: { style: BorderStyle.SINGLE, size: 18, space: 10, color: '86B6FF' } },
          },
        },
      ],
    },
    numbering: {
      config: [
        { reference: 'numbers', levels: [{ ...HANGING, level: 0, format: LevelFormat.DECIMAL, text: '%1.' }] },
        { reference: 'dots', levels: [{ ...HANGING, level: 0, format: LevelFormat.BULLET, text: '•' }] },
      ],
    },
    sections: [
      {
        children: [
          new Paragraph({ text: `mindLAMP: ${title}`, heading: HeadingLevel.TITLE }),
          new Paragraph({ text: `From ${settings.url}${toHref(path)}`, style: 'Small' }),
          new Paragraph({ text: checkedNote(checked), style: 'Small' }),
          ...tree.children
            .filter((node) => !isDownload(node))
            .flatMap((node, index) => paragraphsOf(node, { list: index })),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(file));
}

/** List markers hang to the left of the text. */
const HANGING = { style: { paragraph: { indent: { left: 500, hanging: 300 } } } };

const HEADING_LEVELS = [HeadingLevel.TITLE, HeadingLevel.HEADING_1, HeadingLevel.HEADING_2, HeadingLevel.HEADING_3];

/** Whether a block links to the file itself. */
const isDownload = (node: Nodes): boolean =>
  node.type === 'link' ? node.url.endsWith(STUDY_KIT_FILE) : 'children' in node && node.children.some(isDownload);

/** What a block belongs to: a text to adapt, and the list that numbers it, since each list begins at 1. */
interface Surroundings {
  style?: string;
  list: number;
}

/** The paragraphs of a block. @throws Error naming a kind that the file does not support. */
function paragraphsOf(node: Nodes, surroundings: Surroundings): Paragraph[] {
  const { style, list } = surroundings;
  switch (node.type) {
    case 'heading':
      return [new Paragraph({ heading: HEADING_LEVELS[node.depth - 1], children: runsOf(node) })];
    case 'paragraph':
      return [new Paragraph({ style, children: runsOf(node) })];
    case 'list': {
      const numbering = { reference: node.ordered ? 'numbers' : 'dots', level: 0, instance: list };
      return node.children.flatMap(({ children: [first, ...rest] }) => [
        ...(first?.type === 'paragraph' ? [new Paragraph({ style, numbering, children: runsOf(first) })] : []),
        ...rest.flatMap((child) => paragraphsOf(child, surroundings)),
      ]);
    }
    case 'blockquote':
      return node.children.flatMap((child) => paragraphsOf(child, { style: 'Adapt', list }));
    default:
      throw new Error(`The Word document does not support "${node.type}".`);
  }
}

/** The parts of a line: formatted text, and links. @throws Error naming a kind that the file does not support. */
function runsOf(parent: Parents, format: IRunOptions = {}): ParagraphChild[] {
  return parent.children.flatMap((node): ParagraphChild[] => {
    switch (node.type) {
      case 'text':
        return [new TextRun({ ...format, text: node.value.replace(/\s+/g, ' ') })];
      case 'inlineCode':
        return [new TextRun({ ...format, text: node.value, font: 'Consolas' })];
      case 'strong':
        return runsOf(node, { ...format, bold: true });
      case 'emphasis':
        return runsOf(node, { ...format, italics: true });
      case 'link':
        // A link within the page has no target in a document.
        if (node.url.startsWith('#')) return runsOf(node, format);
        return [new ExternalHyperlink({ link: node.url, children: runsOf(node, { ...format, style: 'Hyperlink' }) })];
      case 'image':
        return [new TextRun({ ...format, text: `Picture: ${node.alt}`, italics: true })];
      default:
        throw new Error(`The Word document does not support "${node.type}".`);
    }
  });
}
