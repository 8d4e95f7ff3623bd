import { settings } from '@/lib/settings/settings';
import { ENGLISH } from './english';
import { FILLER } from './weights';

/** How a language treats words, which are in lowercase and without accents. */
export interface Lexicon {
  /** Cuts the ending off a word: `surveys` and `survey` have the same stem. */
  stem: (word: string) => string;
  /** Words that are not indexed, and count in a query only on their own. */
  stopWords: ReadonlySet<string>;
  /** Words around a question rather than in it, such as "explain" and "somebody". */
  filler: ReadonlySet<string>;
}

/** Finds the words to index in texts of a language, and the stems that they are found by. */
export interface Analyzer {
  /** The stem of a word, or null for words that are not indexed. */
  stem: (word: string) => string | null;
  /** How much a word says about a topic, from 0 to 1. */
  weightOf: (word: string) => number;
  /** The words of a phrase, or if all are stop words, one that joins them, so that "can't get in" is found. */
  joinStopWords: (words: readonly string[]) => readonly string[];
}

function analyzerFrom({ stem, stopWords, filler }: Lexicon): Analyzer {
  // The same words recur in the index, queries, and excerpts.
  const stems = new Map<string, string | null>();
  const stemOf = (word: string) => {
    const kept = stems.get(word);
    if (kept !== undefined) return kept;
    const stemmed = stopWords.has(word) ? null : stem(word);
    stems.set(word, stemmed);
    return stemmed;
  };
  const joinStopWords = (words: readonly string[]) => (words.length && !words.some(stemOf) ? [words.join('')] : words);
  return { joinStopWords, stem: stemOf, weightOf: (word) => (filler.has(word) ? FILLER : 1) };
}

/** The analyzer of the site's own language, which is English: another one would need its lexicon here. */
export const defaultAnalyzer = analyzerFrom(ENGLISH);

/** Those of other languages; each loads only for its readers. */
const LEXICONS: Record<string, () => Promise<Lexicon>> = { es: async () => (await import('./spanish')).SPANISH };

/** Search works in a language without a lexicon, too: each word is then its own stem. */
export async function analyzerOf(code: string): Promise<Analyzer> {
  if (code === settings.language.code) return defaultAnalyzer;
  const lexicon = await LEXICONS[code]?.();
  return analyzerFrom(lexicon ?? { stem: (word) => word, stopWords: new Set(), filler: new Set() });
}
