import { firstDescription } from '@/lib/content/new-page';
import { TEMPLATES } from '@/lib/content/templates';
import { finding, placeOf, type PageRule } from './rule';

const SHORTEST = 25;
/** Heads of tables are shorter, and good as they are. */
const SHORTEST_ROW = 60;
const normal = (line: string): string => line.trim().replace(/\s+/g, ' ');

/** Sentences of advice in the templates of new pages: no heading, no row of dashes, no word alone. */
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

/** Nothing of the advice that `npm run new` writes is left for readers. */
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
              'This line is advice of the template.',
              'Write what it asks for in its place, or take it out.',
            ),
          ]
        : [],
    );
  if (description !== firstDescription(title, kind)) return lines;
  const place = placeOf(checked, 'description');
  const message = 'The description is that of the template.';
  return [finding(checked, 'template-text', place, message, 'Say in one sentence what readers find here.'), ...lines];
};
