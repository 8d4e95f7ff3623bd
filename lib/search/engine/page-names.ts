import { decode } from '@/lib/address/paths';
import { indexTerm } from './analysis';
import { WEIGHT } from './query-expansion';
import { fold, textWords } from './words';

/** What a page or a section is called. */
export interface Name {
  /** Folded, without punctuation. */
  text: string;
  /** Index terms, in their order. */
  terms: string[];
}

/** What each word of a query may mean: terms of the index with their weights. */
export type Asked = readonly ReadonlyMap<string, number>[];

/** What it counts that a name is the query. */
export const EXACT = 5;
const NAMED = 0.45;
/** A title that says much besides was not asked for. */
const MOST_OF_TITLE = 0.5;
/** What it adds that title and heading together say all words of a query. */
const TOGETHER = 0.6;

export function nameOf(text: string): Name {
  const plain = fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return { text: plain, terms: [...new Set(textWords(text).flatMap((word) => indexTerm(word) ?? []))] };
}

/** Title and label of a page, and the last part of its address, of which only the whole counts. */
export function pageNames(title: string, label: string, url: string): Name[] {
  const address = nameOf(decode(url.split('/').at(-2) ?? ''));
  return [...(label ? [title, label] : [title]).map(nameOf), { ...address, terms: [] }];
}

/** How many words of the query a name says, and how much of the name they are; of meanings likelier than `least`. */
function sharedWith({ terms }: Name, asked: Asked, least = 0): { words: number; share: number } {
  const isMeant = (term: string, alternatives: ReadonlyMap<string, number>) => (alternatives.get(term) ?? 0) > least;
  const said = terms.filter((term) => asked.some((alternatives) => isMeant(term, alternatives))).length;
  const words = asked.filter((alternatives) => terms.some((term) => isMeant(term, alternatives))).length;
  return { words, share: terms.length ? said / terms.length : 0 };
}

/** A name that is the query, or whose words the query says, tells most about a page. */
export function nameBonus(names: readonly Name[], text: string, asked: Asked): number {
  let best = 0;
  for (const name of names) {
    if (name.text === text) return EXACT;
    const { words, share } = sharedWith(name, asked);
    best = Math.max(best, (share * words) / Math.max(1, asked.length));
  }
  return 1 + NAMED * best;
}

/** What it adds that the names of a page and of its section together say what was asked for. `worth`: that of each word. */
export function togetherBonus(names: readonly Name[], asked: Asked, worth: readonly number[]): number {
  let [said, all] = [0, 0];
  for (const [place, alternatives] of asked.entries()) {
    let best = 0;
    // Without lists in between: this is done for each section that is found, at each keystroke.
    for (const { terms } of names) for (const term of terms) best = Math.max(best, alternatives.get(term) ?? 0);
    said += Math.min(1, best) * (worth[place] ?? 0);
    all += worth[place] ?? 0;
  }
  return 1 + TOGETHER * (all ? said / all : 0) ** 2;
}

/** True when the title itself is what was asked for: it says all words of the query, not only other words for them. */
export function isTitle(names: readonly Name[], text: string, asked: Asked): boolean {
  return names.some((name) => {
    const { words, share } = sharedWith(name, asked, WEIGHT.synonym);
    return name.text === text || (words === asked.length && share > MOST_OF_TITLE);
  });
}
