import { entryId, type IndexPage } from './index-files';
import type { WordMatch } from './match-words';
import { CLEARLY_BETTER, COVERAGE_EXPONENT, TOGETHER_EXPONENT, TOGETHER_FLOOR } from './weights';

export interface RankedPage {
  pageIndex: number;
  score: number;
  /** The section to link to; the first one represents the page itself. */
  section: number;
}

/** Scores a page by its best section, which inherits from the page itself. */
export function rankPage({ sections }: IndexPage, pageIndex: number, matches: readonly WordMatch[]): RankedPage {
  const all = matches.reduce((sum, { weight }) => sum + weight, 0);
  const scores = (id: string) => matches.map(({ byEntry, weight }) => (byEntry.get(id)?.score ?? 0) * weight);
  const share = (wordScores: readonly number[]) =>
    wordScores.reduce((sum, score, word) => sum + (score ? (matches[word]?.weight ?? 0) : 0), 0) / all;
  const total = (wordScores: readonly number[]) =>
    wordScores.reduce((sum, score) => sum + score, 0) * share(wordScores) ** COVERAGE_EXPONENT;
  const named = scores(entryId(pageIndex));
  let [best, together] = [0, 0];
  const sectionScores = sections.map((_, index) => {
    const inSection = scores(entryId(pageIndex, index));
    if (index && !inSection.some(Boolean)) return 0;
    best = Math.max(best, total(inSection.map((score, word) => score + (named[word] ?? 0))));
    together = Math.max(together, share(inSection));
    return total(inSection);
  });
  const [first = 0, second = 0] = [...sectionScores].sort((a, b) => b - a);
  return {
    pageIndex,
    score: best * (together + TOGETHER_FLOOR) ** TOGETHER_EXPONENT,
    section: first > second * CLEARLY_BETTER || !total(named) ? sectionScores.indexOf(first) : 0,
  };
}
