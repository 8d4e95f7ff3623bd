import { ExternalHyperlink, ImageRun, TextRun, type IRunOptions, type ParagraphChild } from 'docx';
import type { Image, Nodes, PhrasingContent } from 'mdast';
import { loadPicture } from './picture';

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
    altText: { name: description, description, title: description },
  });
}
