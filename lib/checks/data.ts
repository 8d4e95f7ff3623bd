import { didYouMean } from '@/lib/diagnostics/closest';
import { readersWordsFile } from '@/lib/search/build/readers-words';
import { onFile, type SiteRule } from './rule';

export const glossaryEntry: SiteRule = {
  id: 'glossary-entry',
  severity: 'warning',
  requires: 'each glossary term, and each ID of one, only once',
  subject: 'site',
  check: ({ glossary }) => {
    const seen = new Set<string>();
    return glossary.flatMap(({ id, term }) =>
      [`id "${id}"`, `term "${term}"`].flatMap((name) => {
        if (!seen.has(name)) {
          seen.add(name);
          return [];
        }
        const message = `The ${name} appears twice in the glossary.`;
        return [onFile('content/_data/glossary.yaml', message, 'Combine both meanings in one entry.')];
      }),
    );
  },
};

export const readersWords: SiteRule = {
  id: 'readers-words',
  severity: 'error',
  requires: 'words in `content/_data/readers-words.yaml` for pages and headings that exist',
  subject: 'site',
  check: ({ addresses, anchors, readersWords: source }) => {
    const report = (path: string[], message: string, hint?: string) => ({
      file: 'content/_data/readers-words.yaml',
      ...source.positionOf(path),
      message,
      hint,
    });
    // A file that is not valid is reported when it is read.
    const words = readersWordsFile.schema.safeParse(source.value ?? {}).data ?? {};
    return Object.entries(words).flatMap(([page, sections]) => {
      if (!addresses.has(page)) return [report([page], `There is no page "${page}".`, didYouMean(page, addresses))];
      const ids = anchors.get(page);
      return Object.keys(sections)
        .filter((id) => ids && !ids.has(id))
        .map((id) => report([page, id], `There is no heading "${id}" on ${page}.`, didYouMean(id, ids ?? [])));
    });
  },
};
