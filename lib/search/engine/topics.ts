import type { Analyzer } from './analysis';
import { plainWords } from './words';

/**
 * How often readers use which words for which page, counted over short phrases: titles, headings, keywords, and
 * questions. Lists of numbers start with a count; pages follow as steps from one to the next, and a step of zero repeats
 * a page, because several of its phrases have the word.
 */
export interface TopicFile {
  /** Addresses of the pages, by which other lists number them. */
  urls: string[];
  /** How many phrases each page has. */
  phrases: number[];
  /** Terms and stop words, with spaces between them. */
  words: string;
  /** The pages of each word. */
  wordPages: number[];
  /** For each word, the steps to the words that follow it. */
  pairs: number[];
  /** The pages of each pair. */
  pairPages: number[];
}

/** How many phrases with the average use of words every page is taken to have, so that few phrases prove little. */
const AVERAGE = 100;
/** Weight of the evidence beside the score of the words that were found. */
const WEIGHT = 0.1;
/** Beginnings of words count, too, so that other forms of a word and unfinished ones do. */
const BEGINNING = 4;

/** The words of a phrase in order, as terms. Stop words stay: "my" and "log out" tell who asks, and for what. */
export const phraseTerms = (phrase: string, analyzer: Analyzer): string[] =>
  plainWords(phrase).map((word) => analyzer.term(word) ?? word);

/** What is counted: words, beginnings of words, and words with the next one. */
export function featuresOf(terms: readonly string[]): Set<string> {
  const features = new Set<string>();
  for (const [place, term] of terms.entries()) {
    features.add(term);
    if (term.length >= BEGINNING) features.add(`${term.slice(0, BEGINNING)}*`);
    if (place) features.add(`${terms[place - 1]} ${term}`);
  }
  return features;
}

/** Tells how much likelier a query's words are for one page than for all: naive Bayes over phrases. */
export class Topics {
  readonly #analyzer: Analyzer;
  /** How many phrases of each page have a feature. */
  readonly #counts = new Map<string, Map<string, number>>();
  readonly #phrases = new Map<string, number>();
  readonly #all: number;

  constructor(file: TopicFile, analyzer: Analyzer) {
    this.#analyzer = analyzer;
    for (const [page, url] of file.urls.entries()) this.#phrases.set(url, file.phrases[page] ?? 0);
    this.#all = file.phrases.reduce((sum, count) => sum + count, 0);
    const words = file.words.split(' ');
    const readWord = reader(file.wordPages);
    const readFollowers = reader(file.pairs);
    const readPair = reader(file.pairPages);
    for (const word of words) {
      const pages = readWord();
      this.#add(word, pages, file.urls);
      if (word.length >= BEGINNING) this.#add(`${word.slice(0, BEGINNING)}*`, pages, file.urls);
      for (const next of readFollowers()) this.#add(`${word} ${words[next]}`, readPair(), file.urls);
    }
  }

  /** The factor for the score of the page at an address, for a query. */
  odds(query: string): (url: string) => number {
    const features = [...featuresOf(phraseTerms(query, this.#analyzer))].flatMap((feature) => {
      const counts = this.#counts.get(feature);
      if (!counts) return [];
      const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
      return { counts, share: total / this.#all };
    });
    return (url) => {
      const phrases = this.#phrases.get(url) ?? 0;
      const ratio = ({ counts, share }: (typeof features)[number]) =>
        ((counts.get(url) ?? 0) / share + AVERAGE) / (phrases + AVERAGE);
      return features.reduce((odds, feature) => odds * ratio(feature), 1) ** WEIGHT;
    };
  }

  #add(feature: string, pages: readonly number[], urls: readonly string[]): void {
    const counts = this.#counts.get(feature) ?? new Map<string, number>();
    this.#counts.set(feature, counts);
    for (const page of pages) {
      const url = urls[page] ?? '';
      counts.set(url, (counts.get(url) ?? 0) + 1);
    }
  }
}

/** Reads one list after another: a count, then steps from one number to the next. */
function reader(numbers: readonly number[]): () => number[] {
  let at = 0;
  return () => {
    const list: number[] = [];
    let value = -1;
    for (let left = numbers[at++] ?? 0; left; left -= 1) {
      value += numbers[at++] ?? 0;
      list.push(value);
    }
    return list;
  };
}
