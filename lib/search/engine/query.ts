import { MAX_QUERY_LENGTH, MAX_TERMS } from './limits';
import { parseRoute, type Route } from './route';
import { FAILURE_WORDS, STOP_WORDS } from './stop-words';
import { plainWords } from './words';

/** One word of a query, or several that may be one word: "phq 9" is also "phq9". */
export interface QueryToken {
  word: string;
  /** First and last word positions in the query that the token covers. */
  from: number;
  to: number;
  /** The reader may still be typing this word. */
  open: boolean;
}

export interface Query {
  /** The query's words in order, without stop words and repeats. */
  words: QueryToken[];
  /** All runs of adjacent words, each joined into one. */
  joins: QueryToken[];
  /** All words, folded, without spaces, to compare with names. */
  text: string;
  route: Route | null;
  /** It says that something does not work. */
  denies: boolean;
}

/** Parses a query. Any input is valid. */
export function parseQuery(input: string): Query {
  const text = input.slice(0, MAX_QUERY_LENGTH);
  const all = plainWords(text).slice(0, MAX_TERMS);
  const isOpen = !/\s$/.test(text);
  const token = (from: number, to: number): QueryToken => ({
    word: all.slice(from, to + 1).join(''),
    from,
    to,
    open: isOpen && to === all.length - 1,
  });
  const words = all.map((_, place) => token(place, place));
  // A repeated word adds nothing. Only the last occurrence counts, because it may be unfinished.
  const said = words.filter(({ word, to }) => !STOP_WORDS.has(word) && !all.includes(word, to + 1));
  const joins = words.flatMap(({ to: from }) => words.slice(from + 1).map(({ to }) => token(from, to)));
  return {
    // A single stop word is kept, because it may be the start of another word: "an" of "android".
    words: said.length || words.length > 1 ? said : words,
    joins,
    text: all.join(''),
    route: parseRoute(text.trim()),
    denies: denies(all),
  };
}

/** A question, or words in the form of one, which a sentence can answer. */
const LEAST_WORDS = 4;
export const isQuestion = (text: string): boolean => /\?\s*$/.test(text) || plainWords(text).length >= LEAST_WORDS;

/** True for words that report a problem. "I don't want that" asks how to stop something, so "want" rules it out. */
export function denies(words: readonly string[]): boolean {
  if (words.length < 2 || words.includes('want')) return false;
  return words.some((word) => FAILURE_WORDS.has(word) || (word === 'no' && words.length > 2));
}
