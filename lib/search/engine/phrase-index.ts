import type { Analyzer } from './analysis';
import { pageEntryId, sectionEntryId, type IndexEntry } from './index-files';
import type { WordMatch } from './match-words';
import { PHRASES } from './weights';
import { normalizePhrase } from './words';

/** A phrase by which readers know a section: a name of its page, its heading, or their own words for it. */
interface Phrase {
  pageId: string;
  sectionId: string;
  /** Its words, with a space before and after each. */
  text: string;
  /** How many stems it has. */
  size: number;
}

/** The phrases by which readers know pages and their sections. */
export class PhraseIndex {
  /** The phrases that have a stem. */
  readonly #byStem = new Map<string, Phrase[]>();
  #count = 0;

  constructor(entries: readonly IndexEntry[], analyzer: Analyzer) {
    for (const { id, pageIndex, name = '', keywords = '' } of entries) {
      const pageId = pageEntryId(pageIndex);
      // A page opens at its first section.
      const sectionId = id === pageId ? sectionEntryId(pageIndex, 0) : id;
      for (const text of [...name.split('\n').map(normalizePhrase), ...keywords.split('\n')].filter(Boolean)) {
        const stems = new Set(text.split(' ').flatMap((word) => analyzer.stem(word) ?? []));
        const phrase = { pageId, sectionId, text: ` ${text} `, size: stems.size };
        for (const stem of stems) {
          const phrases = this.#byStem.get(stem);
          if (phrases) phrases.push(phrase);
          else this.#byStem.set(stem, [phrase]);
        }
        this.#count += 1;
      }
    }
  }

  /** What the phrases of pages and of sections, by their IDs, add to the score for some words. */
  evidenceFor(matches: readonly WordMatch[]): ReadonlyMap<string, number> {
    const evidence = new Map<string, number>();
    const add = (id: string, score: number) => evidence.set(id, (evidence.get(id) ?? 0) + score);
    const addAll = (phrases: readonly Phrase[], owner: 'pageId' | 'sectionId', weight: number) => {
      const counts = new Map<string, number>();
      for (const { [owner]: id } of phrases) counts.set(id, (counts.get(id) ?? 0) + 1);
      const usual = (phrases.length / this.#count) * PHRASES.usual;
      for (const [id, count] of counts) add(id, weight * Math.log1p(count / usual));
    };
    const same = new Map<Phrase, number>();
    for (const { stems, weight, pairs } of matches) {
      const having = [...new Set([...stems].flatMap((stem) => this.#byStem.get(stem) ?? []))];
      addAll(having, 'pageId', PHRASES.page);
      addAll(having, 'sectionId', PHRASES.section);
      for (const pair of pairs) {
        const next = having.filter(({ text }) => text.includes(pair));
        addAll(next, 'sectionId', PHRASES.pair);
      }
      for (const phrase of having) same.set(phrase, (same.get(phrase) ?? 0) + weight);
    }
    // How much of a query and of a section's closest phrase is the same: the product of both shares. If all of "export
    // data" is in the phrase "export your survey data", in which three words have a stem, that's 2/2 * 2/3.
    const all = matches.reduce((sum, { weight }) => sum + weight, 0);
    const closest = new Map<string, number>();
    for (const [{ sectionId, size }, count] of same)
      closest.set(sectionId, Math.max(closest.get(sectionId) ?? 0, (count / size) * (count / all)));
    for (const [sectionId, share] of closest) add(sectionId, PHRASES.same * share);
    return evidence;
  }
}
