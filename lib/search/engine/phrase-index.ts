import { ownAnalyzer } from './analysis';
import type { TermMatch } from './term-matches';
import { plainWords } from './words';

/** How many phrases with the average use of words every page is taken to have, so that few phrases prove little. */
const AVERAGE = 200;
/** Weight of the evidence beside the score of the words that were found. */
const WEIGHT = 0.25;
/** How much of a word counts, so that its other forms do, and unfinished ones; shorter words count only in pairs. */
const [BEGINNING, SHORTEST] = [4, 3];

/** A phrase of a page, and how many terms it has. */
type Phrase = { page: number; size: number };

/** The phrases by which readers know pages: titles, headings, and keywords. */
export class PhraseIndex {
  /** The phrases of each page, a line for each, with a space before and after each word. */
  readonly #lines: readonly string[];
  /** How many phrases each page has. */
  readonly #sizes: readonly number[];
  /** The phrases that have a term. */
  readonly #phrases = new Map<string, Phrase[]>();

  /** `phrases`: those of each page, as `wordsOf` gives them. */
  constructor(phrases: readonly (readonly string[])[], analyzer = ownAnalyzer) {
    this.#lines = phrases.map((some) => some.map((phrase) => ` ${phrase} `).join('\n'));
    this.#sizes = phrases.map(({ length }) => length);
    for (const [page, some] of phrases.entries()) {
      for (const phrase of some) {
        const terms = new Set(phrase.split(' ').flatMap((word) => analyzer.term(word) ?? []));
        const one = { page, size: terms.size };
        for (const term of terms) {
          const others = this.#phrases.get(term);
          if (others) others.push(one);
          else this.#phrases.set(term, [one]);
        }
      }
    }
  }

  /** How much of a query and of a page's closest phrase is the same, from 0 to 1: the product of both shares. */
  closeness(matches: readonly TermMatch[]): (page: number) => number {
    const same = new Map<Phrase, number>();
    const all = matches.reduce((sum, { weight }) => sum + weight, 0);
    for (const { terms, weight } of matches) {
      const having = new Set([...terms].flatMap((term) => this.#phrases.get(term) ?? []));
      for (const phrase of having) same.set(phrase, (same.get(phrase) ?? 0) + weight);
    }
    const closest = new Map<number, number>();
    for (const [{ page, size }, count] of same) {
      closest.set(page, Math.max(closest.get(page) ?? 0, (count / size) * (count / all)));
    }
    return (page) => closest.get(page) ?? 0;
  }

  /** The factor for the score of a page: how much likelier its phrases are to have the query's parts (naive Bayes). */
  odds(query: string): (page: number) => number {
    const all = this.#sizes.reduce((sum, size) => sum + size, 0);
    const evidence = partsOf(query).flatMap((part) => {
      const counts = this.#lines.map((page) => page.split(part).length - 1);
      const share = counts.reduce((sum, count) => sum + count, 0) / all;
      return share ? { counts, share } : [];
    });
    return (page) => {
      const smoothed = AVERAGE + (this.#sizes[page] ?? 0);
      const ratios = evidence.map(({ counts, share }) => ((counts[page] ?? 0) / share + AVERAGE) / smoothed);
      return ratios.reduce((odds, ratio) => odds * ratio, 1) ** WEIGHT;
    };
  }
}

/** Words, and pairs of them. Stop words count in pairs: "my" and "log out" tell who asks, and for what. */
function partsOf(phrase: string): string[] {
  const words = plainWords(phrase);
  const startOf = (word: string) => `${word} `.slice(0, BEGINNING);
  const single = words.filter(({ length }) => length >= SHORTEST).map((word) => ` ${startOf(word)}`);
  const pairs = words.slice(1).map((next, place) => ` ${words[place]} ${startOf(next)}`);
  return [...new Set([...single, ...pairs])];
}
