import { decode } from '@/lib/address/paths';
import { indexTerm } from './analysis';
import { fold, textWords } from './words';

/** What a page is called: in its title, in the sidebar, in its address. */
export interface PageNames {
  /** Folded, without punctuation. */
  texts: string[];
  /** Index terms of title and label. */
  terms: Set<string>[];
}

const EXACT = 2;
const NAMED = 0.45;
/** A title that says much besides was not asked for. */
const MOST_OF_TITLE = 0.5;

export function pageNames(title: string, label: string, url: string): PageNames {
  const names = label ? [title, label] : [title];
  return {
    texts: [...names, decode(url.split('/').at(-2) ?? '')].map(plain),
    terms: names.map(termsOf),
  };
}

/** The index terms of a name. */
export function termsOf(name: string): Set<string> {
  return new Set(textWords(name).flatMap((word) => indexTerm(word) ?? []));
}

/** Folded, without punctuation. */
export function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** How many words of the query a name says, and how much of the name they are. */
function sharedWith(
  name: ReadonlySet<string>,
  asked: readonly ReadonlySet<string>[],
): { words: number; share: number } {
  const said = new Set<string>();
  let words = 0;
  for (const alternatives of asked) {
    const own = [...alternatives].filter((term) => name.has(term));
    if (own.length) words += 1;
    for (const term of own) said.add(term);
  }
  return { words, share: name.size ? said.size / name.size : 0 };
}

/** A title that is the query, or whose words the query names, tells most about a page. */
export function titleBonus(names: PageNames, text: string, asked: readonly ReadonlySet<string>[]): number {
  if (names.texts.includes(text)) return EXACT;
  let best = 0;
  for (const terms of names.terms) {
    const { words, share } = sharedWith(terms, asked);
    best = Math.max(best, (share * words) / Math.max(1, asked.length));
  }
  return 1 + NAMED * best;
}

/** True when the title itself is what was asked for: it says all words of the query. */
export function isTitle(names: PageNames, text: string, asked: readonly ReadonlySet<string>[]): boolean {
  if (names.texts.includes(text)) return true;
  return names.terms.some((terms) => {
    const { words, share } = sharedWith(terms, asked);
    return words === asked.length && share > MOST_OF_TITLE;
  });
}
