import type { Options } from './mini-search';
import { stemmer } from 'stemmer';
import { IRREGULAR, STOP_WORDS, WEAK_WORDS } from './stop-words';
import { textWords } from './words';

/** Fields of the index. Title and keywords are those of the page, and stand with its first section alone. */
export const PAGE_FIELDS = ['title', 'keywords'];
export const SECTION_FIELDS = ['heading', 'code', 'text'];
/** Words as they are written, not where they stand: for completing and correcting. */
export const SPELLING_FIELDS = ['spelling'];
export const FIELDS = ['title', 'keywords', 'heading', 'code', 'text', 'spelling'] as const;

export type Field = (typeof FIELDS)[number];

/** One section of a page as the index sees it; the page itself is the section before its first heading. */
export type IndexedDocument = { id: number } & Record<Field, string>;

/** What a hit in a field is worth. */
const BOOSTS: Record<Field, number> = { title: 2.6, keywords: 3, heading: 3.4, code: 1.6, text: 1, spelling: 1 };

/** Words without a stem: those with digits and those of other alphabets. */
const PLAIN_WORD = /^[a-z]+$/;
/** Numbers that say nothing by themselves: single digits, and the decimals that a sample's values fall into. */
const BARE_NUMBER = /^(\d|0\d+)$/;
const MOST_KNOWN = 20_000;
/** The same words come again and again: in the index, in queries, in excerpts. */
const known = new Map<string, string>();

/** The term under which the index keeps a word, or null for words that it leaves out. */
export function indexTerm(word: string): string | null {
  if (STOP_WORDS.has(word) || /^\d{5,}$/.test(word)) return null;
  if (!PLAIN_WORD.test(word)) return word;
  let stem = known.get(word);
  if (stem === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    stem = stemmer(IRREGULAR.get(word) ?? word);
    known.set(word, stem);
  }
  return stem;
}

/** The term of a word in a field: texts leave out words of every question, which stand in every third section. */
function fieldTerm(word: string, field: Field): string | null {
  if (field === 'spelling') return word;
  return field === 'text' && (WEAK_WORDS.has(word) || BARE_NUMBER.test(word)) ? null : indexTerm(word);
}

/** The one set of MiniSearch options: an index must be read with the options that it was built with. */
export const SEARCH_OPTIONS: Options<IndexedDocument> = {
  idField: 'id',
  fields: [...FIELDS],
  storeFields: [],
  tokenize: textWords,
  processTerm: (word, field) => fieldTerm(word, field as Field),
  // Queries are single index terms: what a reader may mean by a word is decided in query-expansion.ts.
  searchOptions: {
    tokenize: (text) => [text],
    processTerm: (term) => term,
    boost: BOOSTS,
    // A long list of keywords or a long section says hardly less than a short one.
    bm25: { k: 0.5, b: 0.15, d: 0.5 },
  },
};
