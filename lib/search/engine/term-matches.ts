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
  /** The word with the one before it, and with the one after it, stop words included. */
  pairs: string[];
  /** The reader may still be typing this word. */
  open: boolean;
  /** How much the word says about the topic, from 0 to 1. */
  weight: number;
}

/** The words of a query in order, without stop words and repeats. Any input is valid. */
export function parseQuery(input: string, analyzer = ownAnalyzer): QueryToken[] {
  const text = input.slice(0, MAX_QUERY_LENGTH);
  const words = text
    .split(/\s+/)
    .flatMap((chunk) => plainWords(chunk).map((word) => ({ word, whole: chunkWords(chunk).whole })))
    .slice(0, MAX_TERMS)
    .map(({ word, whole }, place, { [place - 1]: before, [place + 1]: next, length }) => ({
      word,
      whole,
      pairs: [`${before?.word} ${word}`, `${word} ${next?.word}`],
      open: place === length - 1 && !/\s$/.test(text),
      weight: analyzer.weight(word),
    }));
  // A repeated word adds nothing. Only the last occurrence counts, because it may be unfinished.
  const said = words.filter(
    ({ word }, place) => analyzer.term(word) !== null && !words.slice(place + 1).some((later) => later.word === word),
  );
  // A single stop word is kept, because it may be the start of another word: "an" of "android".
  return said.length || words.length > 1 ? said : words;
}

/** How well a word matches in a document, as readers type it and at all, and the index terms that it matches there. */
interface Match {
  typed: number;
  score: number;
  terms: string[];
}

/** What MiniSearch finds for one word of a query. */
export interface TermMatch {
  /** The word as typed, or the name that it is a part of, if pages have that. */
  word: string;
  /** Matches by document. */
  found: Map<string, Match>;
  /** How much the word says about the topic, from 0 to 1. */
  weight: number;
  /** The word's own term, or if it is nowhere, the terms of similar and longer words. */
  terms: ReadonlySet<string>;
}

/** The words of pages for what readers say, by the term of a word, or by a pair of words. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Reads the synonyms of a language: what readers say, in commas, by the words of pages for it. */
export function synonymsIn(lists: Readonly<Record<string, string>>, analyzer: Analyzer): Synonyms {
  const synonyms = new Map<string, string[]>();
  for (const [words, said] of Object.entries(lists)) {
    for (const phrase of said.split(', ')) {
      const key = analyzer.term(phrase) ?? phrase;
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...words.split(' ')]);
    }
  }
  return synonyms;
}

/** Shorter words aren't corrected. */
const SHORTEST = 3;
/** How much a page's own word counts for what a reader says, and in how many documents that is no news to pages. */
const [SYNONYM, KNOWN] = [0.5, 60];

type Find = (text: string, options?: SearchOptions) => Map<string, Match>;

/** What the words of a query match in the indexes. Words that are nowhere are left out. */
export function termMatchesOf(
  indexes: readonly MiniSearch[],
  analyzer: Analyzer,
  synonyms: Synonyms,
  tokens: readonly QueryToken[],
): TermMatch[] {
  const find: Find = (text, options) => {
    const found = new Map<string, Match>();
    for (const { id, score, terms } of indexes.flatMap((index) => index.search(text, options))) {
      const before = found.get(String(id));
      const sum = score + (before?.score ?? 0);
      found.set(String(id), { typed: sum, score: sum, terms: [...terms, ...(before?.terms ?? [])] });
    }
    return found;
  };
  return tokens
    .map((token) => {
      const { word, whole, weight, pairs } = token;
      const others = whole ? [] : [...pairs, analyzer.term(word) ?? word].flatMap((said) => synonyms.get(said) ?? []);
      const [text = word, found = new Map<string, Match>()] = firstFound(find, token, others.length > 0) ?? [];
      const own = analyzer.term(text) ?? text;
      const matched = [...found.values()].flatMap(({ terms }) => terms.map((term) => analyzer.term(term) ?? term));
      if (found.size <= KNOWN) {
        for (const [id, { score, terms }] of [...new Set(others)].flatMap((other) => [...find(other)])) {
          const before = found.get(id) ?? { typed: 0, score: 0, terms: [] };
          found.set(id, {
            typed: before.typed,
            score: Math.max(before.score, score * SYNONYM),
            terms: [...before.terms, ...terms],
          });
        }
      }
      return { word: text, weight, found, terms: new Set(matched.includes(own) ? [own] : matched) };
    })
    .filter(({ found }) => found.size);
}

/** A word as it's found: as typed, or as the beginning of another word if it's unfinished, or else as it may be meant. */
function firstFound(find: Find, { word, whole, open }: QueryToken, known: boolean) {
  // A pasted name is found as a whole, so that pages with its parts stay behind.
  const asTyped: [string, SearchOptions?][] = [...(whole ? [[whole] as [string]] : []), [word, { prefix: open }]];
  // A word with a digit is a name or a number, and one with synonyms isn't misspelled.
  const isSure = known || /\d/.test(word) || word.length < SHORTEST;
  const asMeant: typeof asTyped = [...swapped(word), [word, { fuzzy: 1 }], [word, { fuzzy: 0.25 }]];
  for (const [text, options] of isSure ? asTyped : [...asTyped, ...asMeant]) {
    const found = find(text, options);
    if (found.size) return [text, found] as const;
  }
}

/** A word with two neighboring letters changed: `lgoin` to `login`, from its end. */
const swapped = (word: string): [string][] =>
  [...word]
    .map((letter, at): [string] => [word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2)])
    .slice(0, -1)
    .reverse();

/** The words to highlight in some documents: those that are there, as typed, or as they were meant. */
export function wordsIn(documents: readonly string[], matches: readonly TermMatch[], analyzer: Analyzer): string[] {
  const words = matches.flatMap(({ word, found }) => {
    const here = documents.flatMap((id) => found.get(id)?.terms ?? []);
    if (here.some((term) => term.startsWith(word) || term === analyzer.term(word))) return word;
    const written = here.find((term) => analyzer.term(term) !== term && here.includes(analyzer.term(term) ?? ''));
    return written ?? here[0] ?? [];
  });
  return [...new Set(words)];
}
