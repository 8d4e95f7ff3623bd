import { didYouMean } from '@/lib/diagnostics/closest';
import { repeated } from '@/lib/diagnostics/repeated';
import { onFile, type SiteRule } from './rule';

export const glossaryEntry: SiteRule = {
  id: 'glossary-entry',
  severity: 'warning',
  requires: 'each glossary term, and each ID of one, only once',
  subject: 'site',
  check: ({ glossary }) => {
    const names = glossary.flatMap(({ id, term }) => [`id "${id}"`, `term "${term}"`]);
    return repeated(names, (name) => name).map(({ item }) => {
      const message = `The ${item} appears twice in the glossary.`;
      return onFile('content/_data/glossary.yaml', message, 'Combine both meanings in one entry.');
    });
  },
};

export const sectionKeywords: SiteRule = {
  id: 'section-keywords',
  severity: 'error',
  requires: '`section_keywords` for headings that the page has',
  subject: 'site',
  check: ({ pages, anchors }) =>
    pages.flatMap(({ file, path, sectionPositions }) => {
      const ids = anchors.get(path);
      return Object.entries(sectionPositions)
        .filter(([id]) => ids && !ids.has(id))
        .map(([id, position]) => ({
          file,
          ...position,
          message: `There is no heading "${id}" on this page.`,
          hint: didYouMean(id, ids ?? []),
        }));
    }),
};
