import { didYouMean } from '@/lib/diagnostics/closest';
import { readersWordsOf } from '@/lib/search/index/readers-words';
import type { SiteRule } from './rule';

/** The words that readers use belong to pages and headings that exist. */
export const readersWords: SiteRule = ({ addresses, anchors, readersWords: source }) => {
  const told = (path: string[], message: string, hint?: string) => ({
    file: 'content/_data/readers-words.yaml',
    ...source.positionOf(path),
    rule: 'readers-words',
    message,
    hint,
    severity: 'error' as const,
  });
  return Object.entries(readersWordsOf(source)).flatMap(([page, sections]) => {
    if (!addresses.has(page)) return [told([page], `There is no page "${page}".`, didYouMean(page, addresses))];
    const ids = anchors.get(page);
    return Object.keys(sections)
      .filter((id) => ids && !ids.has(id))
      .map((id) => told([page, id], `There is no heading "${id}" on ${page}.`, didYouMean(id, ids ?? [])));
  });
};
