import { decode } from '@/lib/site/paths';
import { indexTerm } from './options';
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
/** What `titleBonus` gives at most. */
export const MOST_TITLE_BONUS = Math.max(EXACT, 1 + NAMED);

export function pageNames(title: string, label: string, url: string): PageNames {
  const names = label ? [title, label] : [title];
  return {
    texts: [...names, decode(url.split('/').at(-2) ?? '')].map(plain),
    terms: names.map((name) => new Set(textWords(name).flatMap((word) => indexTerm(word) ?? []))),
  };
}

/** Folded, without punctuation. */
export function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A title that is the query, or whose words the query names, tells most about a page. */
export function titleBonus(names: PageNames, text: string, asked: Set<string>, words: number): number {
  if (names.texts.includes(text)) return EXACT;
  let best = words > 1 && names.texts.some((name) => name.startsWith(`${text} `)) ? 1 : 0;
  for (const terms of names.terms) {
    let shared = 0;
    for (const term of terms) if (asked.has(term)) shared += 1;
    if (shared && terms.size)
      best = Math.max(best, (shared / terms.size) * (Math.min(shared, words) / Math.max(1, words)));
  }
  return 1 + NAMED * best;
}
