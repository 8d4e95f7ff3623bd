import { decode } from '@/lib/address/paths';
import { indexTerm } from './analysis';
import { WEIGHT } from './query-expansion';
import { plainWords, textWords } from './words';

/** A name of a page or section. */
export interface Name {
  /** Folded, without punctuation. */
  text: string;
  /** Index terms, in order. */
  terms: string[];
}

/** What each word of a query may mean: index terms with their weights. */
export type Asked = readonly ReadonlyMap<string, number>[];

/** Bonus for a name that equals the query. */
export const EXACT = 20;
const NAMED = 0.7;
/** A title counts as asked for only if the query matches more than this share of it. */
const MOST_OF_TITLE = 0.5;
/** Maximum bonus if title and heading together contain all words of a query. */
const TOGETHER = 0.6;

export function nameOf(text: string): Name {
  return {
    text: plainWords(text).join(' '),
    terms: [...new Set(textWords(text).flatMap((word) => indexTerm(word) ?? []))],
  };
}

/** A page's title and label, and the last part of its address, which counts only as an exact match. */
export function pageNames(title: string, label: string, url: string): Name[] {
  const address = nameOf(decode(url.split('/').at(-2) ?? ''));
  return [...(label ? [title, label] : [title]).map(nameOf), { ...address, terms: [] }];
}

/** How many query words a name contains, and their share of the name. Ignores meanings with weights up to `least`. */
function sharedWith({ terms }: Name, asked: Asked, least = 0): { words: number; share: number } {
  const isMeant = (term: string, alternatives: ReadonlyMap<string, number>) => (alternatives.get(term) ?? 0) > least;
  const said = terms.filter((term) => asked.some((alternatives) => isMeant(term, alternatives))).length;
  const words = asked.filter((alternatives) => terms.some((term) => isMeant(term, alternatives))).length;
  return { words, share: terms.length ? said / terms.length : 0 };
}

/** The bonus for a page's best name: one that equals the query or shares words with it. */
export function nameBonus(names: readonly Name[], text: string, asked: Asked): number {
  let best = 0;
  for (const name of names) {
    if (name.text === text) return EXACT;
    const { words, share } = sharedWith(name, asked);
    best = Math.max(best, (share * words) / Math.max(1, asked.length));
  }
  return 1 + NAMED * best;
}

/** The bonus for query words that the names of a page and its section contain together. `worth`: the words' weights. */
export function togetherBonus(names: readonly Name[], asked: Asked, worth: readonly number[]): number {
  let [said, all] = [0, 0];
  for (const [place, alternatives] of asked.entries()) {
    let best = 0;
    // No intermediate arrays: this runs for every section found, on every keystroke.
    for (const { terms } of names) for (const term of terms) best = Math.max(best, alternatives.get(term) ?? 0);
    said += Math.min(1, best) * (worth[place] ?? 0);
    all += worth[place] ?? 0;
  }
  return 1 + TOGETHER * (all ? said / all : 0) ** 2;
}

/** True if the query asks for the page by name: the name contains all its words, not just synonyms of them. */
export function isTitle(names: readonly Name[], text: string, asked: Asked): boolean {
  return names.some((name) => {
    const { words, share } = sharedWith(name, asked, WEIGHT.synonym);
    return name.text === text || (words === asked.length && share > MOST_OF_TITLE);
  });
}
