import { settings } from '@/lib/settings/settings';
import { ENGLISH } from './english';
import type { Reader } from './search-index';

/** The words of a language, in lowercase and without accents. */
export interface Language {
  /** Cuts the ending off a word: `surveys` and `survey` have the same stem. */
  stem: (word: string) => string;
  /** Words that are not indexed, and count in a query only on their own. */
  stopWords: ReadonlySet<string>;
  /** Words around a question rather than in it, such as "explain" and "somebody". */
  filler: ReadonlySet<string>;
  /** Words that tell who asks. */
  readers?: Partial<Record<Reader, ReadonlySet<string>>>;
}

/** The weight of filler. */
const FILLER = 0.2;

/** Finds the words to index in texts of a language, and the terms that they are found by. */
export class Analyzer {
  readonly #language: Language;
  /** Terms by word, cached because the same words recur in the index, queries, and excerpts. */
  readonly #terms = new Map<string, string | null>();

  constructor(language: Language) {
    this.#language = language;
  }

  /** The index term for a word, or null for words that are not indexed. */
  term(word: string): string | null {
    const known = this.#terms.get(word);
    if (known !== undefined) return known;
    const { stem, stopWords } = this.#language;
    const term = stopWords.has(word) ? null : stem(word);
    this.#terms.set(word, term);
    return term;
  }

  /** How much a word says about a topic, from 0 to 1. */
  weight(word: string): number {
    return this.#language.filler.has(word) ? FILLER : 1;
  }

  /** Who asks, by the words of a query; nobody if none of them tells. */
  readersOf(words: readonly string[]): ReadonlySet<Reader> {
    const readers = Object.entries(this.#language.readers ?? {}) as [Reader, ReadonlySet<string>][];
    return new Set(readers.flatMap(([reader, theirs]) => (words.some((word) => theirs.has(word)) ? reader : [])));
  }
}

/** The analyzer of the site's own language. */
export const ownAnalyzer = new Analyzer(ENGLISH);

/** The words of further languages; each loads only for its readers. */
const LANGUAGES: Record<string, () => Promise<{ language: Language }>> = { es: () => import('./spanish') };

/** The analyzer of a language; words of an unknown one are their own terms. */
export async function analyzerOf(code: string): Promise<Analyzer> {
  if (code === settings.language.code) return ownAnalyzer;
  const known = await LANGUAGES[code]?.();
  return new Analyzer(known?.language ?? { stem: (word) => word, stopWords: new Set(), filler: new Set() });
}
