import { firstDescription } from '@/lib/content/new-page';
import { TEMPLATES } from '@/lib/content/templates';
import { finding, positionOf, type PageRule } from './rule';

const SHORTEST = 25;
/** Table headers are shorter, and fine to keep. */
const SHORTEST_ROW = 60;
const normal = (line: string): string => line.trim().replace(/\s+/g, ' ');

/** Sentences of advice in the templates for new pages: not headings, table separators, or single words. */
const ADVICE: ReadonlySet<string> = new Set(
  Object.values(TEMPLATES)
    .flatMap((template) => template.split('\n').map(normal))
    .filter(
      (line) =>
        line.length >= (line.startsWith('|') ? SHORTEST_ROW : SHORTEST) &&
        !line.startsWith('#') &&
        !/^[|\s-]+$/.test(line),
    ),
);

/** No advice written by `npm run new` is left on a page. */
export const templateText: PageRule = (checked) => {
  const { title, description, kind } = checked.page.frontMatter;
  const lines = checked.page.body
    .split('\n')
    .flatMap((line, index) =>
      ADVICE.has(normal(line))
        ? [
            finding(
              checked,
              'template-text',
              { line: index + 1, column: line.search(/\S/) + 1 },
              'This line is advice from the template.',
              'Replace it with what it asks for, or remove it.',
            ),
          ]
        : [],
    );
  if (description !== firstDescription(title, kind)) return lines;
  const position = positionOf(checked, 'description');
  const message = 'The description is the one from the template.';
  return [
    finding(checked, 'template-text', position, message, 'Say in one sentence what readers find here.'),
    ...lines,
  ];
};
