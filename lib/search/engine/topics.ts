import { plainWords } from './words';

/** How many phrases with the average use of words every page is taken to have, so that few phrases prove little. */
const AVERAGE = 200;
/** Weight of the evidence beside the score of the words that were found. */
const WEIGHT = 0.12;
/** How much of a word counts, so that its other forms do, and unfinished ones; shorter words count only in pairs. */
const [BEGINNING, SHORTEST] = [4, 3];

/**
 * Tells how much likelier a query's words are for one page than for all: naive Bayes over the phrases that name the
 * pages. A page's phrases are its titles, headings, and keywords.
 */
export class Topics {
  /** The phrases of each page, a line for each, with a space before and after each word. */
  readonly #phrases: readonly string[];
  /** How many phrases each page has. */
  readonly #sizes: readonly number[];

  /** `phrases`: those of each page, in words as `plainWords` gives them, with spaces between. */
  constructor(phrases: readonly (readonly string[])[]) {
    this.#phrases = phrases.map((page) => page.map((phrase) => ` ${phrase} `).join('\n'));
    this.#sizes = phrases.map(({ length }) => length);
  }

  /** The factor for the score of a page, for a query. */
  odds(query: string): (page: number) => number {
    const all = this.#sizes.reduce((sum, size) => sum + size, 0);
    const evidence = partsOf(query).flatMap((part) => {
      const counts = this.#phrases.map((page) => page.split(part).length - 1);
      const share = counts.reduce((sum, count) => sum + count, 0) / all;
      return share ? { counts, share } : [];
    });
    return (page) => {
      const size = this.#sizes[page] ?? 0;
      const ratio = ({ counts, share }: (typeof evidence)[number]) =>
        ((counts[page] ?? 0) / share + AVERAGE) / (size + AVERAGE);
      return evidence.reduce((odds, one) => odds * ratio(one), 1) ** WEIGHT;
    };
  }
}

/** Words, and pairs of them. Stop words count in pairs: "my" and "log out" tell who asks, and for what. */
function partsOf(query: string): string[] {
  const words = plainWords(query);
  const startOf = (word: string) => `${word} `.slice(0, BEGINNING);
  const single = words.filter(({ length }) => length >= SHORTEST).map((word) => ` ${startOf(word)}`);
  const pairs = words.slice(1).map((next, place) => ` ${words[place]} ${startOf(next)}`);
  return [...new Set([...single, ...pairs])];
}
