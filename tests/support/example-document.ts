import { stringify } from 'yaml';
import type { Document } from '@/lib/content/document';
import type { FrontMatter } from '@/lib/content/front-matter';
import { TEXTS_TO_SAY } from '@/lib/content/language-file';

const frontMatter: FrontMatter = {
  title: 'Create a survey',
  description: 'Build a survey in the dashboard, add questions, and set a schedule for it.',
  sidebar_position: 1,
  audience: ['clinician'],
  kind: 'how-to',
  checked: '2025-12',
};

/** A document in the folder of its path, as it is once its file has been read. */
export const exampleDocument = (path: string, head: Partial<FrontMatter> = {}, mdx = 'Text.'): Document => ({
  file: `content${path}.mdx`,
  path,
  folder: path.split('/').slice(1, -1).join('/'),
  frontMatter: { ...frontMatter, ...head },
  positions: {},
  sectionPositions: {},
  mdx,
});

/** The text of a page's file. */
export const exampleText = (head: Partial<FrontMatter> = {}, mdx = 'Text.'): string =>
  `---\n${stringify({ ...frontMatter, ...head })}---\n\n${mdx}\n`;

/** The text of a language's file, which says these texts. */
export const exampleLanguage = (said = TEXTS_TO_SAY): string => {
  const texts = Object.fromEntries(said.map((text) => [text, `<${text}>`]));
  return stringify({ label: 'עברית', dir: 'rtl', offer: 'x', untranslated: 'x', behind: 'x', toOriginal: 'x', texts });
};
