import type { Analyzer } from './analysis';
import type { Meanings } from './query-expansion';
import { plainWords, textWords } from './words';

/** The share of a page name's score that a section inherits. */
const INHERITED = 0.78;
/** Weight of a second good section. */
const SECOND_SECTION = 0.4;
/** Exponent that penalizes missing query words. */
const COVERED = 1.1;
/** Exponent that prefers pages where the words are together, and what others keep. */
const [TOGETHER, APART] = [0.5, 0.2];
/** Bonus for a name that equals the query, and for one that shares all words with it. */
const EXACT = 100;
const NAMED = 0.67;

/** A title, a label in the sidebar, the route of an operation, or a heading. */
export interface Name {
  /** Folded, without punctuation and spaces. */
  text: string;
  /** Index terms, each once. */
  terms: readonly string[];
}

export const nameOf = (text: string, analyzer: Analyzer): Name => ({
  text: plainWords(text).join(''),
  terms: [...new Set(textWords(text).flatMap((word) => analyzer.term(word) ?? []))],
});

/** How well one word of a query matches each section, and the names of each page. */
export interface WordScores {
  sections: ReadonlyMap<number, number>;
  pages: ReadonlyMap<number, number>;
}

/** A page, whose sections run from `first` up to but not including `end`. */
export interface PageInfo {
  page: number;
  first: number;
  end: number;
}

export interface RankedPage extends PageInfo {
  score: number;
  /** The section to link to; the first one represents the page itself. */
  target: number;
  /** Matching sections, best first, without the page's first section. */
  sections: number[];
}

/** The bonus for the best of several names: one that equals the query, or shares words with it. */
export function nameBonus(names: readonly Name[], text: string, asked: readonly Meanings[]): number {
  if (names.some((name) => name.text === text)) return EXACT;
  const shareOf = ({ terms }: Name) => {
    const said = asked.map((meanings) => terms.filter((term) => meanings.some((one) => one.term === term)));
    const found = said.filter(({ length }) => length).length;
    return found && (new Set(said.flat()).size / terms.length) * (found / asked.length);
  };
  return 1 + NAMED * Math.max(...names.map(shareOf));
}

/**
 * Scores a page by its best section, which inherits from the page's names, and a little by the second. `bonus`: the
 * factor for a section's heading.
 */
export function rankPage(info: PageInfo, words: readonly WordScores[], bonus: (section: number) => number): RankedPage {
  const { page, first, end } = info;
  const named = words.map(({ pages }) => pages.get(page) ?? 0);
  /** The largest share of the words in one section itself. */
  let together = 0;
  const found: { id: number; own: number; value: number }[] = [];
  for (let id = first; id < end; id += 1) {
    const here = words.map(({ sections }) => sections.get(id) ?? 0);
    if (!here.some(Boolean) && (id > first || !named.some(Boolean))) continue;
    together = Math.max(together, share(here));
    const inherited = here.map((score, word) => score + (named[word] ?? 0) * (id === first ? 1 : INHERITED));
    const extra = bonus(id);
    found.push({ id, own: total(here) * extra, value: total(inherited) * extra });
  }
  found.sort((a, b) => b.value - a.value || a.id - b.id);
  const [best, second] = found;
  const value = (best?.value ?? 0) + SECOND_SECTION * (second?.value ?? 0);
  return {
    ...info,
    score: value * (together + APART) ** TOGETHER,
    target: found.reduce((most, one) => (one.own > most.own ? one : most), { id: first, own: 0 }).id,
    sections: found.map(({ id }) => id).filter((id) => id !== first),
  };
}

/** Sum of the words' scores, reduced by the share of words that are missing. */
const total = (scores: readonly number[]): number =>
  scores.reduce((sum, score) => sum + score, 0) * share(scores) ** COVERED;

/** The share of the words that were found. */
const share = (scores: readonly number[]): number => scores.filter(Boolean).length / scores.length;
