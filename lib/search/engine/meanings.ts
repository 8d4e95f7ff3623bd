import type MiniSearch from 'minisearch';
import type { SearchOptions } from 'minisearch';
import type { Analyzer } from './analysis';
import type { QueryToken } from './query';

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
