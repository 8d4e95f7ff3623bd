import { ownAnalyzer } from './analysis';
import { MAX_QUERY_LENGTH, MAX_TERMS } from './limits';
import { chunkWords, plainWords } from './words';

/** One word of a query. */
export interface QueryToken {
  word: string;
  /** The name that it is a part of, such as `wifi` for the parts of "Wi-Fi". */
  whole: string | null;
  /** The word with each neighbor as one, since "phq 9" is also "phq9". */
  joined: string[];
  /** The reader may still be typing this word. */
  open: boolean;
}

export interface Query {
  /** The query's words in order, without stop words and repeats. */
  words: QueryToken[];
  /** All words, folded, without spaces, to compare with names. */
  text: string;
}

/** Parses a query. Any input is valid. */
export function parseQuery(input: string, analyzer = ownAnalyzer): Query {
  const text = input.slice(0, MAX_QUERY_LENGTH);
  const typed = text
    .split(/\s+/)
    .flatMap((chunk) => plainWords(chunk).map((word) => ({ word, whole: chunkWords(chunk).whole })))
    .slice(0, MAX_TERMS);
  const all = typed.map(({ word }) => word);
  const words = typed.map(({ word, whole }, place) => {
    const pairs = [all.slice(place - 1, place + 1), all.slice(place, place + 2)];
    const joined = pairs.filter(({ length }) => length > 1).map((pair) => pair.join(''));
    return {
      word,
      whole,
      joined,
      open: place === all.length - 1 && !/\s$/.test(text),
    };
  });
  // A repeated word adds nothing. Only the last occurrence counts, because it may be unfinished.
  const said = words.filter(({ word }, place) => !analyzer.isStopWord(word) && !all.includes(word, place + 1));
  // A single stop word is kept, because it may be the start of another word: "an" of "android".
  return {
    words: said.length || words.length > 1 ? said : words,
    text: all.join(''),
  };
}

/** A question, or words in the form of one, which a sentence can answer. */
const LEAST_WORDS = 4;
export const isQuestion = (text: string): boolean =>
  /\?\s*$/.test(text) || text.trim().split(/\s+/).length >= LEAST_WORDS;
