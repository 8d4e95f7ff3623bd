import type { Meaning } from './meanings';
import { documentId, type IndexPage } from './search-index';

/** The share of a page name's score that a section inherits. */
const INHERITED = 0.78;
/** Weight of a second good section. */
const SECOND_SECTION = 0.2;
/** Exponent that penalizes missing query words. */
const COVERED = 1.6;
/** Exponent that prefers pages where the words are together, and what others keep. */
const [TOGETHER, APART] = [0.5, 0.2];

export interface RankedPage {
  page: number;
  score: number;
  /** The section to link to; the first one represents the page itself. */
  target: number;
}

/** Scores a page by its best section, which inherits from the page's names, and a little by the second. */
export function rankPage({ sections }: IndexPage, page: number, meanings: readonly Meaning[]): RankedPage {
  const scores = (id: string) => meanings.map(({ found }) => found.get(id)?.score ?? 0);
  const named = scores(documentId(page));
  /** The largest share of the words in one section itself. */
  let together = 0;
  const found: { section: number; own: number; value: number }[] = [];
  for (const section of sections.keys()) {
    const here = scores(documentId(page, section));
    if (!here.some(Boolean) && (section || !named.some(Boolean))) continue;
    together = Math.max(together, share(here));
    const inherited = here.map((score, word) => score + (named[word] ?? 0) * (section ? INHERITED : 1));
    found.push({ section, own: total(here), value: total(inherited) });
  }
  found.sort((a, b) => b.value - a.value || a.section - b.section);
  const [best, second] = found;
  return {
    page,
    score: ((best?.value ?? 0) + SECOND_SECTION * (second?.value ?? 0)) * (together + APART) ** TOGETHER,
    target: found.reduce((most, one) => (one.own > most.own ? one : most), { section: 0, own: 0 }).section,
  };
}

/** Sum of the words' scores, reduced by the share of words that are missing. */
const total = (scores: readonly number[]): number =>
  scores.reduce((sum, score) => sum + score, 0) * share(scores) ** COVERED;

/** The share of the words that were found. */
const share = (scores: readonly number[]): number => scores.filter(Boolean).length / scores.length;

/** How well a query's terms and a page's best name are the same, from 0 to 1: the product of their shares. */
export const sharedName = (names: readonly string[][], asked: ReadonlySet<string>): number =>
  Math.max(
    ...names.map((name) => {
      const same = new Set(name.filter((term) => asked.has(term))).size;
      return same && (same / new Set(name).size) * (same / asked.size);
    }),
    0,
  );
