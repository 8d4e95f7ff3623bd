import { ExternalHyperlink, ImageRun, TextRun, type IRunOptions, type ParagraphChild } from 'docx';
import type { Image, Nodes, PhrasingContent } from 'mdast';
import { loadPicture } from './picture';

type Look = Pick<IRunOptions, 'bold' | 'italics' | 'style' | 'font'>;

/** The parts of a line: formatted text, and links. @throws Error naming a kind that is not supported in Word. */
export function runs(node: Extract<Nodes, { children: unknown }>, look: Look = {}): ParagraphChild[] {
  return (node.children as PhrasingContent[]).flatMap((child) => run(child, look));
}

function run(node: PhrasingContent, look: Look): ParagraphChild[] {
  switch (node.type) {
    case 'text':
      return [new TextRun({ text: node.value.replace(/\s+/g, ' '), ...look })];
    case 'inlineCode':
      return [new TextRun({ text: node.value, ...look, font: 'Consolas' })];
    case 'strong':
      return runs(node, { ...look, bold: true });
    case 'emphasis':
      return runs(node, { ...look, italics: true });
    case 'break':
      return [new TextRun({ break: 1 })];
    case 'link':
      // A link within the page has no target in a document.
      return node.url.startsWith('#')
        ? runs(node, look)
        : [new ExternalHyperlink({ link: node.url, children: runs(node, { ...look, style: 'Hyperlink' }) })];
    case 'image':
      return [image(node, look)];
    default:
      throw new Error(`The Word document does not support "${node.type}".`);
  }
}

/** Widest picture that fits between the margins, in screen pixels. */
const WIDEST = 440;

/** A picture, or its alternative text if there is none. */
function image({ url, alt }: Image, look: Look): ParagraphChild {
  const description = alt ?? '';
  const picture = loadPicture(url);
  if (!picture) return new TextRun({ text: `Picture: ${description}`, ...look, italics: true });
  const { data, width, height } = picture;
  const scale = Math.min(1, WIDEST / width);
  return new ImageRun({
    type: 'png',
    data,
    transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
    altText: { name: description, description, title: description },
  });
}
