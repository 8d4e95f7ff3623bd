import { defaultAnalyzer } from './analysis';
import type { WordMatch } from './match-words';
import { AVERAGE_PHRASES, EVIDENCE } from './weights';
import { plainWords } from './words';

/** How many letters of a word count, so that its other forms do, and unfinished ones. */
const BEGINNING = 4;
/** Shorter words count only in pairs. */
const SHORTEST = 3;

/** A phrase of a page, and how many stems it has. */
type Phrase = { pageIndex: number; size: number };

/** The phrases by which readers know pages: titles, headings, and keywords. */
export class PhraseIndex {
  /** The phrases of each page, a line for each, with a space before and after each word. */
  readonly #lines: readonly string[];
  /** How many phrases each page has. */
  readonly #sizes: readonly number[];
  /** The phrases that have a stem. */
  readonly #phrases = new Map<string, Phrase[]>();

  /** `phrases`: those of each page, as `wordsOf` gives them. */
  constructor(phrases: readonly (readonly string[])[], analyzer = defaultAnalyzer) {
    this.#lines = phrases.map((ofEntry) => ofEntry.map((phrase) => ` ${phrase} `).join('\n'));
    this.#sizes = phrases.map(({ length }) => length);
    for (const [pageIndex, some] of phrases.entries()) {
      for (const phrase of some) {
        const stems = new Set(phrase.split(' ').flatMap((word) => analyzer.stem(word) ?? []));
        const entry = { pageIndex, size: stems.size };
        for (const stem of stems) {
          const others = this.#phrases.get(stem);
          if (others) others.push(entry);
          else this.#phrases.set(stem, [entry]);
        }
      }
    }
  }

  /** How much of a query and of a page's closest phrase is the same, from 0 to 1: the product of both shares. */
  closeness(matches: readonly WordMatch[]): (pageIndex: number) => number {
    const same = new Map<Phrase, number>();
    const all = matches.reduce((sum, { weight }) => sum + weight, 0);
    for (const { stems, weight } of matches) {
      const having = new Set([...stems].flatMap((stem) => this.#phrases.get(stem) ?? []));
      for (const phrase of having) same.set(phrase, (same.get(phrase) ?? 0) + weight);
    }
    const closest = new Map<number, number>();
    for (const [{ pageIndex, size }, count] of same) {
      closest.set(pageIndex, Math.max(closest.get(pageIndex) ?? 0, (count / size) * (count / all)));
    }
    return (pageIndex) => closest.get(pageIndex) ?? 0;
  }

  /** The factor for the score of a page: how much likelier its phrases are to have the query's parts (naive Bayes). */
  odds(query: string): (pageIndex: number) => number {
    const all = this.#sizes.reduce((sum, size) => sum + size, 0);
    const evidence = wordsAndPairs(query).flatMap((part) => {
      const counts = this.#lines.map((page) => page.split(part).length - 1);
      const share = counts.reduce((sum, count) => sum + count, 0) / all;
      return share ? { counts, share } : [];
    });
    return (pageIndex) => {
      const smoothed = AVERAGE_PHRASES + (this.#sizes[pageIndex] ?? 0);
      const ratios = evidence.map(
        ({ counts, share }) => ((counts[pageIndex] ?? 0) / share + AVERAGE_PHRASES) / smoothed,
      );
      return ratios.reduce((odds, ratio) => odds * ratio, 1) ** EVIDENCE;
    };
  }
}

/** Words, and pairs of them. Stop words count in pairs: "my" and "log out" tell who asks, and for what. */
function wordsAndPairs(phrase: string): string[] {
  const words = plainWords(phrase);
  const startOf = (word: string) => `${word} `.slice(0, BEGINNING);
  const single = words.filter(({ length }) => length >= SHORTEST).map((word) => ` ${startOf(word)}`);
  const pairs = words.slice(1).map((next, index) => ` ${words[index]} ${startOf(next)}`);
  return [...new Set([...single, ...pairs])];
}
