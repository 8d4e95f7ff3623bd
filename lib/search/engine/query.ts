import { MAX_QUERY_LENGTH, MAX_TERMS } from './limits';
import { parseRoute, type Route } from './route';
import { STOP_WORDS } from './stop-words';
import { chunkWords } from './words';

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
  /** Adjacent words joined into one. */
  joins: QueryToken[];
  /** All words, folded and separated by single spaces, to compare with names. */
  text: string;
  route: Route | null;
  /** The reader says that something does not happen: "app does not send data". */
  denies: boolean;
}

const LONGEST_JOIN = 3;
/** Words for problems; help pages use other words. */
const DENIALS = new Set(
  'not cannot cant doesnt dont didnt isnt wont wouldnt nothing never stopped stops fails failed broken wrong'.split(
    ' ',
  ),
);

/** Parses a query. Any input is valid. */
export function parseQuery(input: string): Query {
  const text = input.slice(0, MAX_QUERY_LENGTH).trim();
  const words: QueryToken[] = [];
  const written: [from: number, end: number][] = [];
  let place = 0;
  for (const chunk of text.split(/\s+/)) {
    const { whole } = chunkWords(chunk);
    const start = place;
    for (const part of chunk.split('-')) {
      const begin = place;
      for (const word of chunkWords(part).parts) {
        if (place === MAX_TERMS) break;
        words.push({ word, from: place, to: place, open: false });
        place += 1;
      }
      if (place - begin > 1) written.push([begin, place]);
    }
    if (whole && place - start > 1) written.push([start, place]);
  }
  const last = words.at(-1);
  if (last && /[\p{L}\p{N}]$/u.test(input.slice(0, MAX_QUERY_LENGTH))) last.open = true;
  const joins = written.map(([from, end]) => join(words.slice(from, end)));
  for (let length = 2; length <= LONGEST_JOIN; length += 1) {
    for (let from = 0; from + length <= words.length; from += 1) joins.push(join(words.slice(from, from + length)));
  }
  if (words.length > LONGEST_JOIN) joins.push(join(words));
  return {
    words: withoutStopWords(words),
    joins,
    text: words.map(({ word }) => word).join(' '),
    route: parseRoute(text),
    denies: denies(words.map(({ word }) => word)),
  };
}

/** True for words that report a problem. "I don't want that" asks how to stop something, so "want" rules it out. */
export function denies(words: readonly string[]): boolean {
  if (words.length < 2 || words.includes('want')) return false;
  return words.some((word) => DENIALS.has(word) || (word === 'no' && words.length > 2));
}

function join(tokens: QueryToken[]): QueryToken {
  const [first] = tokens;
  const last = tokens.at(-1);
  return {
    word: tokens.map(({ word }) => word).join(''),
    from: first?.from ?? 0,
    to: last?.to ?? 0,
    open: last?.open ?? false,
  };
}

/** A repeated word adds nothing. Only the last occurrence counts, because it may be unfinished. */
function isRepeated(words: QueryToken[], word: string, place: number): boolean {
  return words.some((other, later) => later > place && other.word === word);
}

/** A single stop word is kept, because it may be the start of another word: "an" of "android". */
function withoutStopWords(words: QueryToken[]): QueryToken[] {
  const rest = words.filter(({ word }, place) => !STOP_WORDS.has(word) && !isRepeated(words, word, place));
  return rest.length || words.length > 1 ? rest : words;
}
