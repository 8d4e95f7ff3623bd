import { indexTerm } from './analysis';
import type { QueryTerm } from './query-expansion';
import { plainWords, textWords } from './words';

/** The share of a page name's score that a section inherits, and the share of the lower score added if both match. */
const INHERITED = 0.78;
const BOTH = 0.94;
/** Weight of matches in other sections for the page. */
const SPREAD = 0.4;
/** Weight of a second good section. */
const SECOND_SECTION = 0.5;
/** Exponent that penalizes missing query words. */
const COVERED = 1.1;
/** Exponent that prefers pages where the words are together, and what others keep. */
const [TOGETHER, APART] = [0.3, 0.1];
/** Bonus for a name that equals the query, and for one that shares all words with it. */
const EXACT = 20;
const NAMED = 0.67;

/** A title, a label in the sidebar, the last part of an address, or a heading. */
export interface Name {
  /** Folded, without punctuation and spaces. */
  text: string;
  /** Index terms, each once. */
  terms: readonly string[];
}

export const nameOf = (text: string): Name => ({
  text: plainWords(text).join(''),
  terms: [...new Set(textWords(text).flatMap((word) => indexTerm(word) ?? []))],
});

/** How well one word of a query matches each section, and the names of each page. */
export interface WordScores {
  strength: number;
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
export function nameBonus(names: readonly Name[], text: string, asked: readonly QueryTerm[]): number {
  if (names.some((name) => name.text === text)) return EXACT;
  const share = ({ terms }: Name) => {
    const matches = asked.map(({ alternatives }) =>
      terms.filter((term) => alternatives.some((one) => one.term === term)),
    );
    const said = new Set(matches.flat()).size;
    return said ? (said / terms.length) * (matches.filter((found) => found.length).length / asked.length) : 0;
  };
  return 1 + NAMED * Math.max(...names.map(share));
}

/**
 * Scores a page by its best section, which inherits from the page's names, or by all sections together if the query
 * words are spread across them. `bonus`: the factor for a section's heading.
 */
export function rankPage(info: PageInfo, words: readonly WordScores[], bonus: (section: number) => number): RankedPage {
  const { page, first, end } = info;
  const named = words.map(({ pages }) => pages.get(page) ?? 0);
  const widest = words.map(() => 0);
  /** The largest share of the words in one section, and their share in the names of the page and its first section. */
  let together = 0;
  const atTop = share(
    words,
    words.map(({ sections }, word) => (named[word] ?? 0) + (sections.get(first) ?? 0)),
  );
  const values: { id: number; own: number; value: number }[] = [];
  for (let id = first; id < end; id += 1) {
    const here = words.map(({ sections }) => sections.get(id) ?? 0);
    if (!here.some(Boolean)) continue;
    together = Math.max(together, share(words, here));
    const inherited = here.map((score, word) => {
      const above = (named[word] ?? 0) * INHERITED;
      return Math.max(score, above) + BOTH * Math.min(score, above);
    });
    const extra = bonus(id);
    values.push({ id, own: total(words, here) * extra, value: total(words, inherited) * extra });
    if (id !== first) here.forEach((score, word) => (widest[word] = Math.max(widest[word] ?? 0, score)));
  }
  const spread = words.map(({ sections }, word) =>
    Math.max((named[word] ?? 0) + (sections.get(first) ?? 0), (widest[word] ?? 0) * SPREAD),
  );
  const pageValue = total(words, spread);
  values.sort((a, b) => b.value - a.value || a.id - b.id);
  const [best, second] = values;
  const value = Math.max(pageValue, best?.value ?? 0) + SECOND_SECTION * Math.min(pageValue, second?.value ?? 0);
  return {
    ...info,
    score: value * ((2 * together + Math.max(together, atTop)) / 3 + APART) ** TOGETHER,
    target: values.reduce((most, one) => (one.own > most.own ? one : most), { id: first, own: 0 }).id,
    sections: values.map(({ id }) => id).filter((id) => id !== first),
  };
}

/** Sum of the words' scores, reduced by the share of words that are missing. */
function total(words: readonly WordScores[], scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) * share(words, scores) ** COVERED;
}

/** The share of the words that were found. */
function share(words: readonly WordScores[], scores: readonly number[]): number {
  const strength = (list: readonly WordScores[]) => list.reduce((sum, one) => sum + one.strength, 0);
  return strength(words.filter((_, word) => scores[word])) / (strength(words) || 1);
}
