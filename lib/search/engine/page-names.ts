import { indexTerm } from './analysis';
import { plainWords, textWords } from './words';

/** A title, a label in the sidebar, the last part of an address, or a heading. */
export interface Name {
  /** Folded, without punctuation and spaces. */
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

export const nameOf = (text: string): Name => ({
  text: plainWords(text).join(''),
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
