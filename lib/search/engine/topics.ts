import type { Analyzer } from './analysis';
import { plainWords } from './words';

/** How many phrases with the average use of words every page is taken to have, so that few phrases prove little. */
const AVERAGE = 200;
/** Weight of the evidence beside the score of the words that were found. */
const WEIGHT = 0.12;
/** Beginnings of words count, too, so that other forms of a word and unfinished ones do. */
const BEGINNING = 4;

/**
 * Tells how much likelier a query's words are for one page than for all: naive Bayes over the phrases that name the
 * pages. A page's phrases are its titles, headings, and keywords.
 */
export class Topics {
  readonly #analyzer: Analyzer;
  /** How many phrases of each page have a pair of words, or a beginning of a word. */
  readonly #counts = new Map<string, Map<number, number>>();
  /** How many phrases each page has. */
  readonly #sizes: number[] = [];
  #all = 0;

  constructor(analyzer: Analyzer) {
    this.#analyzer = analyzer;
  }

  /** Adds a phrase of a page. */
  add(page: number, phrase: string): void {
    for (const part of this.#partsOf(phrase)) {
      const counts = this.#counts.get(part) ?? new Map<number, number>();
      counts.set(page, (counts.get(page) ?? 0) + 1);
      this.#counts.set(part, counts);
    }
    this.#sizes[page] = (this.#sizes[page] ?? 0) + 1;
    this.#all += 1;
  }

  /** The factor for the score of a page, for a query. */
  odds(query: string): (page: number) => number {
    const evidence = this.#partsOf(query).flatMap((part) => {
      const counts = this.#counts.get(part);
      return counts ? { counts, share: [...counts.values()].reduce((sum, count) => sum + count) / this.#all } : [];
    });
    return (page) => {
      const size = this.#sizes[page] ?? 0;
      const ratio = ({ counts, share }: (typeof evidence)[number]) =>
        ((counts.get(page) ?? 0) / share + AVERAGE) / (size + AVERAGE);
      return evidence.reduce((odds, one) => odds * ratio(one), 1) ** WEIGHT;
    };
  }

  /** Stop words count in pairs: "my" and "log out" tell who asks, and for what. */
  #partsOf(phrase: string): string[] {
    const terms = plainWords(phrase).map((word) => this.#analyzer.term(word) ?? word);
    const beginnings = terms.filter(({ length }) => length >= BEGINNING).map((term) => term.slice(0, BEGINNING));
    const pairs = terms.slice(1).map((next, place) => `${terms[place]} ${next}`);
    return [...new Set([...beginnings, ...pairs])];
  }
}
