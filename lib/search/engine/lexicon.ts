import type { MiniSearch } from './mini-search';
import { indexTerm, SPELLING_FIELDS, type IndexedDocument } from './analysis';

const MOST_COMPLETIONS = 16;
const MOST_CORRECTIONS = 4;
/** Shorter words than the first number are never corrected; shorter than the second, only for one typo. */
const [SHORTEST, TWO_ERRORS] = [4, 7];

const sortedLetters = (word: string): string => [...word].sort().join('');

/** The words of the index. Completes and corrects typed words with MiniSearch's prefix and fuzzy matching. */
export class Lexicon {
  readonly #index: MiniSearch<IndexedDocument>;
  readonly #counts: ReadonlyMap<string, number>;

  /** `counts`: how often each term occurs, counted once per section and field. */
  constructor(index: MiniSearch<IndexedDocument>, counts: ReadonlyMap<string, number>) {
    this.#index = index;
    this.#counts = counts;
  }

  has(term: string): boolean {
    return this.#counts.has(term);
  }

  count(term: string): number {
    return this.#counts.get(term) ?? 0;
  }

  #words(word: string, matching: { prefix: true } | { fuzzy: number }): string[] {
    const found = this.#index.search(word, { ...matching, fields: SPELLING_FIELDS });
    return [...new Set(found.flatMap(({ match }) => Object.keys(match)))].filter((other) => other !== word);
  }

  /** Terms of words that start with the given letters, most frequent first. */
  completions(start: string): string[] {
    const words = this.#words(start, { prefix: true }).sort((a, b) => a.length - b.length);
    return [...new Set(words.map((word) => indexTerm(word) ?? word))]
      .filter((term) => this.has(term))
      .sort((a, b) => this.count(b) - this.count(a))
      .slice(0, MOST_COMPLETIONS);
  }

  /** Words one or two typos away, likeliest first. Input with a digit is a name or number and is never corrected. */
  corrections(typed: string): string[] {
    if (typed.length < SHORTEST || /\d/.test(typed)) return [];
    const usable = (word: string) => !/\d/.test(word) && word.length > 2;
    const one = this.#words(typed, { fuzzy: 1 }).filter(usable);
    const two = this.#words(typed, { fuzzy: 2 }).filter(usable);
    // Swapped letters are one typo, but MiniSearch counts two.
    const letters = sortedLetters(typed);
    const near = [...new Set([...two.filter((word) => sortedLetters(word) === letters), ...one])];
    const found = near.length || typed.length < TWO_ERRORS ? near : two;
    const unlike = (word: string) => Number(word[0] !== typed[0]);
    const count = (word: string) => this.count(indexTerm(word) ?? '');
    return found.sort((a, b) => unlike(a) - unlike(b) || count(b) - count(a)).slice(0, MOST_CORRECTIONS);
  }
}
