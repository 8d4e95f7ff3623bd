import type { Query, QueryToken } from './query';
import type { WordIndex } from './word-index';

/** An index term that a query word may mean. */
export interface Meaning {
  term: string;
  weight: number;
  /** What to highlight in texts. */
  shown: string;
}

/** Everything that a query word may mean: each term once, likeliest first. */
export type Meanings = readonly Meaning[];

/** Weights of a word itself, together with its neighbor, and as the beginning of another word. */
const [EXACT, JOINED, BEGINNING] = [1, 1.3, 0.4];
/** What a part of a name counts if the index has the whole, so that a pasted `activity_event` beats both its words. */
const PART = 0.3;

/** What each word of a query may mean, alone or joined with a neighbor. Words that occur nowhere are left out. */
export function expandQuery(query: Query, index: WordIndex): Meanings[] {
  return query.words.map((token) => meaningsOf(token, index)).filter((meanings) => meanings.length);
}

function meaningsOf({ word, whole, joined, open }: QueryToken, index: WordIndex): Meaning[] {
  const { analyzer } = index;
  const found: Meaning[] = [];
  const add = (term: string, weight: number, shown: string) => {
    if (index.has(term) && !found.some((one) => one.term === term)) found.push({ term, weight, shown });
  };
  for (const one of [...joined, ...(whole ? [whole] : [])]) add(analyzer.term(one) ?? one, JOINED, one);
  const isPart = whole !== null && index.has(analyzer.term(whole) ?? whole);
  const share = isPart ? PART : 1;
  const term = analyzer.term(word) ?? '';
  add(term, EXACT * share, word);
  const isKnown = index.has(term);
  if (open) for (const longer of index.completions(word)) add(longer, (isKnown ? BEGINNING : EXACT) * share, word);
  if (found.length) return found;
  for (const other of index.corrections(word)) add(analyzer.term(other) ?? other, EXACT, other);
  return found;
}
