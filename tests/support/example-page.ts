import { stringify } from 'yaml';
import type { FrontMatter } from '@/lib/content/front-matter';
import type { Page } from '@/lib/content/parse-page';

const frontMatter: FrontMatter = {
  title: 'Create a survey',
  description: 'Build a survey in the dashboard, add questions, and set a schedule for it.',
  sidebar_position: 1,
  audience: ['clinician'],
  kind: 'how-to',
  checked: '2025-12',
};

/** A page in the folder of its address, as it is once its file has been read. */
export const examplePage = (path: string, head: Partial<FrontMatter> = {}, body = 'Text.'): Page => ({
  file: `content${path}.mdx`,
  path,
  folder: path.split('/').slice(1, -1).join('/'),
  frontMatter: { ...frontMatter, ...head },
  positions: {},
  sectionPositions: {},
  body,
});

/** The text of a page's file. */
export const exampleText = (head: Partial<FrontMatter> = {}, body = 'Text.'): string =>
  `---\n${stringify({ ...frontMatter, ...head })}---\n\n${body}\n`;
