import type { Meaning } from './meanings';
import { documentId, type IndexPage } from './search-index';

/** Exponent that penalizes missing query words. */
const COVERED = 2.5;
/** Exponent that prefers pages where the words are together, and what others keep. */
const [TOGETHER, APART] = [0.65, 0.12];

export interface RankedPage {
  page: number;
  score: number;
  /** The section to link to; the first one represents the page itself. */
  target: number;
}

/** Scores a page by its best section, which inherits from the page itself. */
export function rankPage({ sections }: IndexPage, page: number, meanings: readonly Meaning[]): RankedPage {
  const weights = meanings.map(({ weight }) => weight);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const scores = (id: string) => meanings.map(({ found, weight }) => (found.get(id)?.score ?? 0) * weight);
  const share = (some: readonly number[]) =>
    some.reduce((sum, score, word) => sum + (score ? (weights[word] ?? 0) : 0), 0) / all;
  const total = (some: readonly number[]) => some.reduce((sum, score) => sum + score, 0) * share(some) ** COVERED;
  const named = scores(documentId(page));
  let [best, together, own, target] = [0, 0, 0, 0];
  for (const section of sections.keys()) {
    const here = scores(documentId(page, section));
    if (section && !here.some(Boolean)) continue;
    const inherited = here.map((score, word) => score + (named[word] ?? 0));
    best = Math.max(best, total(inherited));
    together = Math.max(together, share(here));
    if (total(here) > own) [own, target] = [total(here), section];
  }
  return { page, score: best * (together + APART) ** TOGETHER, target };
}
