import { defaultAnalyzer } from './analysis';
import { entryId } from './index-files';
import type { WordMatch } from './match-words';
import { PHRASES } from './weights';

/** A phrase by which readers know a section: a name of its page, its heading, or their own words for it. */
interface Phrase {
  page: string;
  section: string;
  /** Its words, with a space before and after each. */
  text: string;
  /** How many stems it has. */
  size: number;
}

/** The phrases by which readers know pages and their sections. */
export class PhraseIndex {
  /** The phrases that have a stem. */
  readonly #phrases = new Map<string, Phrase[]>();
  #size = 0;

  /** `phrases`: those of each section of each page, as `wordsOf` gives them. */
  constructor(phrases: readonly (readonly string[])[][], analyzer = defaultAnalyzer) {
    for (const [pageIndex, sections] of phrases.entries()) {
      for (const [section, ofSection] of sections.entries()) {
        for (const words of ofSection) {
          const stems = new Set(words.split(' ').flatMap((word) => analyzer.stem(word) ?? []));
          const ids = { page: entryId(pageIndex), section: entryId(pageIndex, section) };
          const phrase = { ...ids, text: ` ${words} `, size: stems.size };
          for (const stem of stems) {
            const others = this.#phrases.get(stem);
            if (others) others.push(phrase);
            else this.#phrases.set(stem, [phrase]);
          }
          this.#size += 1;
        }
      }
    }
  }

  /** What the phrases of pages and of sections, by their IDs, add to the score for some words. */
  evidence(matches: readonly WordMatch[]): ReadonlyMap<string, number> {
    const evidence = new Map<string, number>();
    const add = (id: string, score: number) => evidence.set(id, (evidence.get(id) ?? 0) + score);
    const addAll = (ids: readonly string[], weight: number) => {
      const counts = new Map<string, number>();
      for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
      const usual = (ids.length / this.#size) * PHRASES.usual;
      for (const [id, count] of counts) add(id, weight * Math.log1p(count / usual));
    };
    const same = new Map<Phrase, number>();
    const all = matches.reduce((sum, { weight }) => sum + weight, 0);
    for (const { stems, weight, pairs } of matches) {
      const having = [...new Set([...stems].flatMap((stem) => this.#phrases.get(stem) ?? []))];
      addAll(
        having.map(({ page }) => page),
        PHRASES.page,
      );
      addAll(
        having.map(({ section }) => section),
        PHRASES.section,
      );
      for (const pair of pairs) {
        const next = having.filter(({ text }) => text.includes(pair));
        addAll(
          next.map(({ section }) => section),
          PHRASES.pair,
        );
      }
      for (const phrase of having) same.set(phrase, (same.get(phrase) ?? 0) + weight);
    }
    // How much of a query and of a section's closest phrase is the same: the product of both shares.
    const closest = new Map<string, number>();
    for (const [{ section, size }, count] of same)
      closest.set(section, Math.max(closest.get(section) ?? 0, (count / size) * (count / all)));
    for (const [section, share] of closest) add(section, PHRASES.same * share);
    return evidence;
  }
}
