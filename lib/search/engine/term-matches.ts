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
    .flatMap((chunk) => plainWords(chunk).map((word) => ({ word, whole: chunkWords(chunk).whole })))
    .slice(0, MAX_TERMS)
    .map(({ word, whole }, place, { length }) => ({
      word,
      whole,
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

/** How well a word matches in a document, and the index terms that it matches there. */
interface Match {
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

/** The words of pages for what readers say, by the term of what they say. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Reads the synonyms of a language: what readers say, in commas, by the words of pages for it. */
export function synonymsIn(lists: Readonly<Record<string, string>>, analyzer: Analyzer): Synonyms {
  const synonyms = new Map<string, string[]>();
  for (const [words, said] of Object.entries(lists)) {
    for (const word of said.split(', ')) {
      const key = analyzer.term(word) ?? word;
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...words.split(' ')]);
    }
  }
  return synonyms;
}

/** Shorter words aren't corrected, and how much of a longer one may be wrong. */
const [SHORTEST, WRONG] = [3, 0.25];

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
      found.set(String(id), { score: score + (before?.score ?? 0), terms: [...terms, ...(before?.terms ?? [])] });
    }
    return found;
  };
  return tokens
    .map((token) => {
      const { text, found } = firstFound(find, token, synonyms.get(analyzer.term(token.word) ?? token.word));
      const own = analyzer.term(text) ?? text;
      const matched = [...found.values()].flatMap(({ terms }) => terms.map((term) => analyzer.term(term) ?? term));
      return { word: text, weight: token.weight, found, terms: new Set(matched.includes(own) ? [own] : matched) };
    })
    .filter(({ found }) => found.size);
}

/**
 * A word as it's found: as typed, or as the beginning of another word if it's unfinished. If it's nowhere, by what pages
 * call it, or else as it may be meant. A pasted name is found as a whole, so that pages with its parts stay behind.
 */
function firstFound(find: Find, { word, whole, open }: QueryToken, others?: readonly string[]) {
  const attempts: [string, SearchOptions?][] = [...(whole ? [[whole] as [string]] : []), [word, { prefix: open }]];
  if (others) attempts.push([others.join(' '), { tokenize: (text) => text.split(' ') }]);
  for (const [text, options] of attempts) {
    const found = find(text, options);
    if (found.size) return { text, found };
  }
  // A word with a digit is a name or a number.
  const text = /\d/.test(word) || word.length < SHORTEST ? undefined : meant(find, word);
  return { text: text ?? word, found: text === undefined ? new Map<string, Match>() : find(text) };
}

/** The word that a misspelled one is most likely meant to be: the most similar one, and of these, the one in most places. */
function meant(find: Find, word: string): string | undefined {
  const places = new Map<string, number>();
  for (const { terms } of find(word, { fuzzy: Math.max(1, Math.round(word.length * WRONG)) }).values())
    for (const term of terms) places.set(term, (places.get(term) ?? 0) + 1);
  const ranked = [...places].map(([term, count]) => ({ term, count, errors: errorsIn(word, term) }));
  return ranked.sort((a, b) => a.errors - b.errors || b.count - a.count)[0]?.term;
}

/** How many letters of a word are added, missing, different, or swapped with the next; the first letter is seldom wrong. */
function errorsIn(typed: string, word: string): number {
  let rows: number[][] = [[...`${word} `].map((_, at) => at)];
  for (const [at, letter] of [...typed].entries()) {
    const [before = [], row = []] = rows;
    const next = [at + 1];
    for (const [place, wanted] of [...word].entries()) {
      const isSwap = letter === word[place - 1] && wanted === typed[at - 1];
      next.push(
        Math.min(
          (before[place] ?? 0) + Number(letter !== wanted),
          (before[place + 1] ?? 0) + 1,
          (next[place] ?? 0) + 1,
          isSwap ? (row[place - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    rows = [next, before];
  }
  return (rows[0]?.at(-1) ?? 0) + Number(typed[0] !== word[0]) / 2;
}

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
