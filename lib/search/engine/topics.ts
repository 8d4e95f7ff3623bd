import type { Analyzer } from './analysis';
import { plainWords } from './words';

/** How many phrases with the average use of words every page is taken to have, so that few phrases prove little. */
const AVERAGE = 200;
/** Weight of the evidence beside the score of the words that were found. */
const WEIGHT = 0.12;
/** Beginnings of words count, too, so that other forms of a word and unfinished ones do. */
const BEGINNING = 4;

interface Phrase {
  page: number;
  terms: string[];
}

/**
 * Tells how much likelier a query's words are for one page than for all: naive Bayes over the phrases that name the
 * pages. A page's phrases are its titles, headings, and keywords.
 */
export class Topics {
  readonly #analyzer: Analyzer;
  /** The phrases that have a term. */
  readonly #having = new Map<string, Phrase[]>();
  /** How many phrases each page has. */
  readonly #sizes: number[] = [];
  #all = 0;

  constructor(analyzer: Analyzer) {
    this.#analyzer = analyzer;
  }

  /** Adds a phrase of a page by its words. */
  add(page: number, words: readonly string[]): void {
    const phrase = { page, terms: this.#terms(words) };
    for (const term of phrase.terms) {
      const phrases = this.#having.get(term);
      if (!phrases) this.#having.set(term, [phrase]);
      else if (phrases.at(-1) !== phrase) phrases.push(phrase);
    }
    this.#sizes[page] = (this.#sizes[page] ?? 0) + 1;
    this.#all += 1;
  }

  /** The factor for the score of a page, for a query. */
  odds(query: string): (page: number) => number {
    const evidence = this.#alike(query).map((phrases) => {
      const counts = new Map<number, number>();
      for (const { page } of phrases) counts.set(page, (counts.get(page) ?? 0) + 1);
      return { counts, share: phrases.length / this.#all };
    });
    return (page) => {
      const size = this.#sizes[page] ?? 0;
      const ratio = ({ counts, share }: (typeof evidence)[number]) =>
        ((counts.get(page) ?? 0) / share + AVERAGE) / (size + AVERAGE);
      return evidence.reduce((odds, one) => odds * ratio(one), 1) ** WEIGHT;
    };
  }

  /** The phrases that have the beginning of a word of a query, or a word and the next one, if there are any. */
  #alike(query: string): Phrase[][] {
    const terms = this.#terms(plainWords(query));
    const starts = new Set(terms.filter(({ length }) => length >= BEGINNING).map((term) => term.slice(0, BEGINNING)));
    const beginnings = [...starts].map((start) =>
      [...this.#having].flatMap(([term, phrases]) => (term.startsWith(start) ? phrases : [])),
    );
    const isOpen = (place: number) => place === terms.length - 1 && !/\s$/.test(query);
    const pairs = terms.slice(1).map((next, place) => {
      const term = terms[place] ?? '';
      const isNext = (word = '') => word === next || (isOpen(place + 1) && word.startsWith(next));
      const phrases = this.#having.get(term) ?? [];
      return phrases.filter(({ terms: said }) => said.some((one, at) => one === term && isNext(said[at + 1])));
    });
    return [...beginnings, ...pairs].filter(({ length }) => length);
  }

  /** The terms of a phrase. Stop words stay: "my" and "log out" tell who asks, and for what. */
  #terms(words: readonly string[]): string[] {
    return words.map((word) => this.#analyzer.term(word) ?? word);
  }
}
