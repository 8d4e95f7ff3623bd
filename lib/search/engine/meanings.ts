import type MiniSearch from 'minisearch';
import type { SearchOptions } from 'minisearch';
import { ownAnalyzer, type Analyzer } from './analysis';
import { chunkWords, plainWords } from './words';

/** Maximum words in a query; the rest are ignored so no query takes longer than a frame. */
export const MAX_TERMS = 12;
/** Maximum characters in a query; the rest are ignored. */
const MAX_QUERY_LENGTH = 600;

/** One word of a query. */
export interface QueryToken {
  word: string;
  /** The name that it is a part of, such as `wifi` for the parts of "Wi-Fi". */
  whole: string | null;
  /** The reader may still be typing this word. */
  open: boolean;
}

/** The words of a query in order, without stop words and repeats. Any input is valid. */
export function parseQuery(input: string, analyzer = ownAnalyzer): QueryToken[] {
  const text = input.slice(0, MAX_QUERY_LENGTH);
  const words = text
    .split(/\s+/)
    .flatMap((chunk) => plainWords(chunk).map((word) => ({ word, whole: chunkWords(chunk).whole, open: false })))
    .slice(0, MAX_TERMS);
  words.slice(-1).forEach((last) => (last.open = !/\s$/.test(text)));
  // A repeated word adds nothing. Only the last occurrence counts, because it may be unfinished.
  const said = words.filter(
    ({ word }, place) => analyzer.term(word) !== null && !words.slice(place + 1).some((later) => later.word === word),
  );
  // A single stop word is kept, because it may be the start of another word: "an" of "android".
  return said.length || words.length > 1 ? said : words;
}

/** How well a word matches in a document, and the index terms that it matches there. */
interface Match {
  score: number;
  terms: string[];
}

/** What MiniSearch finds for one word of a query. */
export interface Meaning {
  /** The word as typed, or the name that it is a part of, if pages have that. */
  word: string;
  /** Matches by document. */
  found: ReadonlyMap<string, Match>;
  /** The word's own term, or if it is nowhere, the terms of similar and longer words. */
  terms: ReadonlySet<string>;
}

/** Shorter words aren't corrected; longer ones first for one error, and then for one in four letters. */
const SHORTEST = 3;

/** Finds a word, the words that begin with it if the reader may still be typing it, or else similar words. */
export function meaningOf(indexes: readonly MiniSearch[], analyzer: Analyzer, token: QueryToken): Meaning {
  const { word, whole, open } = token;
  // A word with a digit is a name or a number.
  const isSure = /\d/.test(word) || word.length < SHORTEST;
  const attempts: [string, SearchOptions][] = [
    // A pasted name is found as a whole, so that pages with its parts stay behind.
    ...(whole ? [[whole, {}] as [string, SearchOptions]] : []),
    [word, { prefix: open }],
    ...(isSure ? [] : [1, 0.25]).map((fuzzy): [string, SearchOptions] => [word, { fuzzy }]),
  ];
  for (const [text, options] of attempts) {
    const found = new Map<string, Match>();
    for (const { id, score, terms } of indexes.flatMap((index) => index.search(text, options))) {
      const known = found.get(String(id));
      found.set(String(id), { score: score + (known?.score ?? 0), terms: [...terms, ...(known?.terms ?? [])] });
    }
    const own = analyzer.term(text) ?? text;
    const terms = new Set(
      [...found.values()].flatMap((match) => match.terms.map((term) => analyzer.term(term) ?? term)),
    );
    if (found.size) return { word: text, found, terms: terms.has(own) ? new Set([own]) : terms };
  }
  return { word, found: new Map(), terms: new Set() };
}

/** The words to highlight in some documents: those that are there, as typed, or as they were meant. */
export function wordsIn(documents: readonly string[], meanings: readonly Meaning[], analyzer: Analyzer): string[] {
  const words = meanings.flatMap(({ word, found }) => {
    const here = documents.flatMap((id) => found.get(id)?.terms ?? []);
    if (here.some((term) => term.startsWith(word) || term === analyzer.term(word))) return word;
    const written = here.find((term) => analyzer.term(term) !== term && here.includes(analyzer.term(term) ?? ''));
    return written ?? here[0] ?? [];
  });
  return [...new Set(words)];
}
