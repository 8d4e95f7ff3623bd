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
  const typed = text
    .split(/\s+/)
    .flatMap((chunk) => plainWords(chunk).map((word) => ({ word, whole: chunkWords(chunk).whole })))
    .slice(0, MAX_TERMS);
  const isOpen = !/\s$/.test(text);
  const words = typed.map((one, place) => ({ ...one, open: isOpen && place === typed.length - 1 }));
  // A repeated word adds nothing. Only the last occurrence counts, because it may be unfinished.
  const said = words.filter(
    ({ word }, place) => !analyzer.isStopWord(word) && !words.slice(place + 1).some((later) => later.word === word),
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
export interface Meaning extends Pick<QueryToken, 'word' | 'whole'> {
  /** Matches by document. */
  found: ReadonlyMap<string, Match>;
  /** True if the word as typed is nowhere, and similar words were found. */
  isCorrected: boolean;
}

/** Shorter words aren't corrected, and only words of the second length for two errors. */
const [SHORTEST, TWO_ERRORS] = [3, 6];

/** Finds a word, the words that begin with it if the reader may still be typing it, or else similar words. */
export function meaningOf(
  indexes: readonly MiniSearch[],
  analyzer: Analyzer,
  { word, whole, open }: QueryToken,
): Meaning {
  const find = (text: string, options: SearchOptions) => {
    const matches = new Map<string, Match>();
    for (const { id, score, terms } of indexes.flatMap((index) => index.search(text, options))) {
      const known = matches.get(String(id)) ?? { score: 0, terms: [] };
      matches.set(String(id), { score: known.score + score, terms: [...known.terms, ...terms] });
    }
    return matches;
  };
  const isWord = (term: string) => term === word || term === analyzer.term(word);
  // A pasted name is found as a whole, so that pages with its parts stay behind.
  const named = whole ? find(whole, {}) : new Map();
  const found = named.size ? named : find(word, { prefix: (term) => open && isWord(term) });
  // A word with a digit is a name or a number.
  const isSure = found.size > 0 || /\d/.test(word) || word.length < SHORTEST;
  for (const fuzzy of isSure ? [] : word.length < TWO_ERRORS ? [1] : [1, 2]) {
    const similar = find(word, { fuzzy, weights: { fuzzy: 1, prefix: 1 } });
    if (similar.size) return { word, whole, found: similar, isCorrected: true };
  }
  return { word, whole, found, isCorrected: false };
}

/** What to highlight in some documents: each word as typed, or as it was meant, and the terms that it matches there. */
export function marksOf(
  meanings: readonly Meaning[],
  documents: readonly string[],
  analyzer: Analyzer,
): { words: string[]; terms: string[] } {
  const words = new Set<string>();
  const terms = new Set<string>();
  for (const { word, whole, found, isCorrected } of meanings) {
    const here = [...new Set(documents.flatMap((id) => found.get(id)?.terms ?? []))];
    if (!here.length) continue;
    const exact = [whole, word].find((one) => one && here.includes(analyzer.term(one) ?? one));
    const meant = here.find((term) => here.includes(analyzer.term(term) ?? '') && analyzer.term(term) !== term);
    words.add(exact ?? (isCorrected ? (meant ?? here[0] ?? word) : word));
    for (const term of exact ? [analyzer.term(exact) ?? exact] : here) terms.add(term);
  }
  return { words: [...words], terms: [...terms] };
}
