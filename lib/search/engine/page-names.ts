import { indexTerm } from './analysis';
import { plainWords, textWords } from './words';

/** A title, a label in the sidebar, the last part of an address, or a heading. */
export interface Name {
  /** Folded, without punctuation. */
  text: string;
  /** Index terms, each once. */
  terms: readonly string[];
}

/** What each word of a query may mean: index terms with their weights. */
export type Asked = readonly ReadonlyMap<string, number>[];

/** Bonus for a name that equals the query. */
const EXACT = 20;
/** Bonus for a name with the same words as the query, apart from stop words, endings, and typos. */
export const SAME_WORDS = 2.5;
const NAMED = 0.6;
/** Maximum bonus if title and heading together contain all words of a query. */
const TOGETHER = 0.5;

export const nameOf = (text: string): Name => ({
  text: plainWords(text).join(' '),
  terms: [...new Set(textWords(text).flatMap((word) => indexTerm(word) ?? []))],
});

/** The share of a name that a query contains, times the share of the query that the name contains. */
function match({ terms }: Name, asked: Asked): number {
  const said = terms.filter((term) => asked.some((alternatives) => alternatives.has(term))).length;
  const words = asked.filter((alternatives) => terms.some((term) => alternatives.has(term))).length;
  return said ? (said / terms.length) * (words / asked.length) : 0;
}

/** The bonus for the best of several names: one that equals the query, or shares words with it. */
export function nameBonus(names: readonly Name[], text: string, asked: Asked): number {
  if (names.some((name) => name.text === text)) return EXACT;
  const best = Math.max(...names.map((name) => match(name, asked)));
  return best === 1 ? SAME_WORDS : 1 + NAMED * best;
}

/** The bonus for query words that the names of a page and its section contain together. `worth`: the words' weights. */
export function togetherBonus(names: readonly Name[], asked: Asked, worth: readonly number[]): number {
  let [said, all] = [0, 0];
  for (const [place, alternatives] of asked.entries()) {
    let best = 0;
    // No intermediate arrays: this runs for every section found, on every keystroke.
    for (const { terms } of names) for (const term of terms) best = Math.max(best, alternatives.get(term) ?? 0);
    said += Math.min(1, best) * (worth[place] ?? 0);
    all += worth[place] ?? 0;
  }
  return 1 + TOGETHER * (all ? said / all : 0) ** 2;
}
