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
  /** How much the word says about the topic, from 0 to 1. */
  weight: number;
}

/** The words of a query in order, without stop words and repeats. Any input is valid. */
export function parseQuery(input: string, analyzer = ownAnalyzer): QueryToken[] {
  const text = input.slice(0, MAX_QUERY_LENGTH);
  const words = text
    .split(/\s+/)
    .flatMap((chunk) =>
      plainWords(chunk).map((word) => ({
        word,
        whole: chunkWords(chunk).whole,
        open: false,
        weight: analyzer.weight(word),
      })),
    )
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
  found: Map<string, Match>;
  /** How much the word says about the topic, from 0 to 1. */
  weight: number;
  /** The word's own term, or if it is nowhere, the terms of similar and longer words. */
  terms: ReadonlySet<string>;
}

/** Shorter words aren't corrected, and no shorter part of a word is looked up. */
const SHORTEST = 3;
/** How much of its score a word that pages write as one gives to each of the two words that a reader typed for it. */
const HALF = 0.5;

type Find = (text: string, options?: SearchOptions) => Map<string, Match>;

/** What the words of a query mean to the indexes. Words that are nowhere are left out. */
export function meaningsOf(
  indexes: readonly MiniSearch[],
  analyzer: Analyzer,
  tokens: readonly QueryToken[],
): Meaning[] {
  const find: Find = (text, options) => {
    const found = new Map<string, Match>();
    for (const { id, score, terms } of indexes.flatMap((index) => index.search(text, options)))
      add(found, String(id), { score: score + (found.get(String(id))?.score ?? 0), terms });
    return found;
  };
  const meanings = tokens.map((token) => meaningOf(find, analyzer, token));
  for (const [place, { word, open }] of tokens.entries()) {
    const before = tokens[place - 1];
    // "web hook" is also "webhook". Names that a reader joins, such as "PHQ-9", are found as a whole anyway.
    if (!before || before.whole || /\d/.test(word)) continue;
    const joined = find(before.word + word, { prefix: open });
    for (const { found } of meanings.slice(place - 1, place + 1)) {
      for (const [id, { score, terms }] of joined)
        add(found, id, { score: Math.max(score * HALF, found.get(id)?.score ?? 0), terms });
    }
  }
  return meanings.filter(({ found }) => found.size);
}

/** Sets the match of a document, and keeps the terms of the one before. */
const add = (found: Map<string, Match>, id: string, { score, terms }: Match): void =>
  void found.set(id, { score, terms: [...terms, ...(found.get(id)?.terms ?? [])] });

/** Finds a word, the words that begin with it if the reader may still be typing it, or else what may be meant. */
function meaningOf(find: Find, analyzer: Analyzer, { word, whole, open, weight }: QueryToken): Meaning {
  // A word with a digit is a name or a number.
  const isSure = /\d/.test(word) || word.length < SHORTEST;
  for (const [text, look] of attemptsAt(word)) {
    const found = look();
    if (!found.size) continue;
    const own = analyzer.term(text) ?? text;
    const matched = [...found.values()].flatMap(({ terms }) => terms.map((term) => analyzer.term(term) ?? term));
    return { word: text, weight, found, terms: new Set(matched.includes(own) ? [own] : matched) };
  }
  return { word, weight, found: new Map(), terms: new Set() };

  function* attemptsAt(typed: string): Generator<[string, () => Map<string, Match>]> {
    // A pasted name is found as a whole, so that pages with its parts stay behind.
    if (whole) yield [whole, () => find(whole)];
    yield [typed, () => find(typed, { prefix: open })];
    if (isSure) return;
    for (const other of [...swapped(typed), ...analyzer.soundingLike(typed)]) yield [other, () => find(other)];
    yield [typed, () => find(typed, { fuzzy: 1 })];
    yield [typed, () => inTwo(typed, find, analyzer)];
    yield [typed, () => find(typed, { fuzzy: 0.25 })];
  }
}

/** A word with two neighboring letters changed: `lgoin` to `login`, from its end. */
const swapped = (word: string): string[] =>
  [...word]
    .map((letter, at) => word.slice(0, at) + (word[at + 1] ?? '') + letter + word.slice(at + 2))
    .slice(0, -1)
    .reverse();

/** The documents that have both parts of a word that pages write as two: "dataportal", or with a stop word, "signin". */
function inTwo(word: string, find: Find, analyzer: Analyzer): Map<string, Match> {
  for (let at = word.length - 2; at >= SHORTEST; at -= 1) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    if (analyzer.term(start) === null || (analyzer.term(end) !== null && end.length < SHORTEST)) continue;
    const first = find(start);
    const second = analyzer.term(end) === null ? first : find(end);
    const both = new Map<string, Match>();
    for (const [id, match] of first) {
      const other = second.get(id);
      if (other) both.set(id, { score: Math.min(match.score, other.score), terms: [...match.terms, ...other.terms] });
    }
    if (both.size) return both;
  }
  return new Map();
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
