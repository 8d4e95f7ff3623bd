import { documentId, type IndexPage } from './search-index';
import type { TermMatch } from './term-matches';

/** Exponent that penalizes missing query words. */
const COVERED = 2.5;
/** Exponent that prefers pages where the words are together, and what others keep. */
const [TOGETHER, APART] = [0.65, 0.12];
/** How much better than others a section must be, so that a page that has the words itself doesn't open at its top. */
const CLEARLY = 1.1;

export interface RankedPage {
  page: number;
  score: number;
  /** The section to link to; the first one represents the page itself. */
  target: number;
}

/** Scores a page by its best section, which inherits from the page itself. */
export function rankPage({ sections }: IndexPage, page: number, matches: readonly TermMatch[]): RankedPage {
  const all = matches.reduce((sum, { weight }) => sum + weight, 0);
  const scores = (id: string) => matches.map(({ found, weight }) => (found.get(id)?.score ?? 0) * weight);
  const share = (some: readonly number[]) =>
    some.reduce((sum, score, word) => sum + (score ? (matches[word]?.weight ?? 0) : 0), 0) / all;
  const total = (some: readonly number[]) => some.reduce((sum, score) => sum + score, 0) * share(some) ** COVERED;
  const named = scores(documentId(page));
  let [best, together] = [0, 0];
  const own = sections.map((_, section) => {
    const here = scores(documentId(page, section));
    if (section && !here.some(Boolean)) return 0;
    best = Math.max(best, total(here.map((score, word) => score + (named[word] ?? 0))));
    together = Math.max(together, share(here));
    return total(here);
  });
  const [first = 0, second = 0] = [...own].sort((a, b) => b - a);
  return {
    page,
    score: best * (together + APART) ** TOGETHER,
    target: first > second * CLEARLY || !total(named) ? own.indexOf(first) : 0,
  };
}
