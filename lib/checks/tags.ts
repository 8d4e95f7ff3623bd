import { didYouMean } from '@/lib/diagnostics/closest';
import { firstDescription } from '@/lib/content/new-page';
import { untilSaved } from '@/lib/content/sources';
import { templateLines } from '@/lib/content/templates';
import { onLine, positionOf, type PageRule } from './rule';

/** Tags that Markdown has no syntax for. */
const INLINE_HTML = new Set(['br', 'kbd', 'sub', 'sup', 'abbr', 'wbr']);

export const knownComponent: PageRule = {
  id: 'known-component',
  requires: 'only the tags listed above',
  check: (checked, site) =>
    checked.rendered.references.flatMap((reference) => {
      if (reference.kind !== 'component') return [];
      const name = reference.value;
      if (site.components.has(name) || INLINE_HTML.has(name)) return [];
      const hint =
        didYouMean(name, [...site.components, ...INLINE_HTML]) ?? 'docs/authoring.md lists the available tags.';
      const reported = onLine(checked.page, reference, `There is no <${name || '>'}> tag on this site.`, hint);
      // The page cannot show what a component would have drawn.
      return [{ ...reported, severity: /^[A-Z]/.test(name) ? 'error' : 'warning' }];
    }),
};

const SHORTEST = 25;
/** Table headers are shorter, and fine to keep. */
const SHORTEST_ROW = 60;
const normal = (line: string): string => line.trim().replace(/\s+/g, ' ');

/** Sentences of advice in the templates for new pages: not headings, table separators, or single words. */
const advice = untilSaved(
  (): ReadonlySet<string> =>
    new Set(
      templateLines()
        .map(normal)
        .filter(
          (line) =>
            line.length >= (line.startsWith('|') ? SHORTEST_ROW : SHORTEST) &&
            !line.startsWith('#') &&
            !/^[|\s-]+$/.test(line),
        ),
    ),
);

export const templateText: PageRule = {
  id: 'template-text',
  requires: 'none of the advice that a new page starts with',
  check: (checked) => {
    const { title, description, kind } = checked.page.frontMatter;
    const lines = checked.page.body.split('\n').flatMap((line, index) => {
      if (!advice().has(normal(line))) return [];
      const position = { line: index + 1, column: line.search(/\S/) + 1 };
      const hint = 'Replace it with what it asks for, or remove it.';
      return [onLine(checked.page, position, 'This line is advice from the template.', hint)];
    });
    if (description !== firstDescription(title, kind)) return lines;
    const message = 'The description is the one from the template.';
    const hint = 'Say in one sentence what readers find here.';
    return [onLine(checked.page, positionOf(checked.page, 'description'), message, hint), ...lines];
  },
};
