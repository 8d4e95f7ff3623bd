import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  type ILevelsOptions,
  LevelFormat,
  LineRuleType,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from 'docx';
import type { Root } from 'mdast';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { blocks } from './blocks';

interface WordText {
  title: string;
  description: string;
  /** Small lines below the title that say where the text comes from. */
  notes: string[];
  /** The text; its links are absolute, because it is read outside the site. */
  tree: Root;
}

/** List styles: bullets, and numbers that start again in each list. */
const levels = (format: ILevelsOptions['format'], text: (level: number) => string): ILevelsOptions[] =>
  [0, 1, 2].map((level) => ({
    level,
    format,
    text: text(level),
    alignment: AlignmentType.START,
    style: { paragraph: { indent: { left: 500 * (level + 1), hanging: 300 } } },
  }));

const heading = (size: number, before: number) => ({
  run: { size, bold: true, color: '17304F' },
  paragraph: { spacing: { before, after: 120 }, keepNext: true },
});

/**
 * Creates a Word document with styles that people can change in Word, numbered pages, and an outline of its headings.
 * The same text always gives the same bytes.
 */
export async function wordDocument({ title, description, notes, tree }: WordText): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document({
    title,
    description,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 22, language: { value: 'en-US' } } },
        title: { run: { size: 44, bold: true, color: '17304F' }, paragraph: { spacing: { after: 120 } } },
        heading1: heading(30, 400),
        heading2: heading(25, 300),
        heading3: heading(22, 240),
        hyperlink: { run: { color: '1F5FBF', underline: {} } },
      },
      paragraphStyles: [
        {
          id: 'Body',
          name: 'Body',
          basedOn: 'Normal',
          paragraph: { spacing: { after: 140, line: 276, lineRule: LineRuleType.AUTO } },
        },
        {
          id: 'Small',
          name: 'Small',
          basedOn: 'Normal',
          run: { size: 19, color: '555555' },
          paragraph: { spacing: { after: 60 } },
        },
        {
          id: 'Adapt',
          name: 'Text to adapt',
          basedOn: 'Body',
          paragraph: {
            indent: { left: 280 },
            border: { left: { style: BorderStyle.SINGLE, size: 18, space: 10, color: '86B6FF' } },
          },
        },
        { id: 'Code', name: 'Code', basedOn: 'Normal', run: { font: 'Consolas', size: 18 } },
      ],
    },
    numbering: {
      config: [
        { reference: 'numbers', levels: levels(LevelFormat.DECIMAL, (level) => `%${level + 1}.`) },
        { reference: 'dots', levels: levels(LevelFormat.BULLET, () => '•') },
      ],
    },
    sections: [
      {
        properties: { page: { margin: { top: 1200, bottom: 1200, left: 1300, right: 1300 } } },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                style: 'Small',
                alignment: AlignmentType.END,
                children: [new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] })],
              }),
            ],
          }),
        },
        children: [
          new Paragraph({ text: title, heading: HeadingLevel.TITLE }),
          ...notes.map((note) => new Paragraph({ text: note, style: 'Small' })),
          new Paragraph({ text: '', style: 'Small' }),
          ...blocks(tree),
        ],
      },
    ],
  });
  return withoutVariations(await Packer.toBuffer(document));
}

/**
 * Removes what varies between runs from a Word file, because the library has no option for it: times, and random
 * names of links. Identical documents then have identical bytes.
 */
function withoutVariations(file: Uint8Array): Uint8Array<ArrayBuffer> {
  const names = new Map<string, string>();
  const rename = (name: string): string => {
    if (!names.has(name)) names.set(name, `link${names.size + 1}`);
    return names.get(name) ?? name;
  };
  const parts = unzipSync(file);
  for (const [part, data] of Object.entries(parts)) {
    if (!/\.(?:xml|rels)$/.test(part)) continue;
    const text = strFromU8(data)
      .replace(/(?<=<dcterms:(?:created|modified)[^>]*>)[^<]*/g, '2000-01-01T00:00:00Z')
      .replace(/(?<=\b(?:r:id|Id)=")rId[\w-]{10,}/g, rename);
    parts[part] = strToU8(text);
  }
  // Zip entries store local time without a time zone, so this is local time.
  return zipSync(parts, { mtime: new Date(2000, 0, 1) }) as Uint8Array<ArrayBuffer>;
}
