import { settings } from '@/lib/settings/settings';
import { ENGLISH } from './english';

/** The words of a language, in lowercase and without accents. */
export interface Language {
  /** Cuts the ending off a word: `surveys` and `survey` have the same stem. */
  stem: (word: string) => string;
  /** Words that are not indexed, and count in a query only on their own. */
  stopWords: ReadonlySet<string>;
  /** Words around a question rather than in it, such as "explain" and "somebody". */
  filler: ReadonlySet<string>;
  /** How a word sounds, whichever way it's spelled: "phone" and "fone" are the same. */
  sound?: (word: string) => string;
}

/** The weight of filler. */
const FILLER = 0.2;

/** Finds the words to index in texts of a language, and the terms that they are found by. */
export class Analyzer {
  readonly #language: Language;
  /** Terms by word, cached because the same words recur in the index, queries, and excerpts. */
  readonly #terms = new Map<string, string | null>();
  /** Words by their sound, and how many of the terms' words are among them. */
  readonly #words = new Map<string, string[]>();
  #sounded = 0;

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

  /** The words of the index that sound like one, however it's spelled. */
  soundingLike(word: string): readonly string[] {
    const { sound } = this.#language;
    if (!sound) return [];
    // Only a word that is nowhere asks, so most readers never wait for this.
    for (const known of [...this.#terms.keys()].slice(this.#sounded)) {
      const words = this.#words.get(sound(known));
      if (words) words.push(known);
      else this.#words.set(sound(known), [known]);
    }
    this.#sounded = this.#terms.size;
    return this.#words.get(sound(word)) ?? [];
  }

  /** How much a word says about a topic, from 0 to 1. */
  weight(word: string): number {
    return this.#language.filler.has(word) ? FILLER : 1;
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
