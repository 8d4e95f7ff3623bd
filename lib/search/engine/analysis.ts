import type { Options } from './mini-search';
import { stemmer } from 'stemmer';
import { STOP_WORDS, WEAK_WORDS } from './stop-words';
import { textWords } from './words';

/** Fields of the index. Title and keywords belong to the page and are stored only with its first section. */
export const PAGE_FIELDS = ['title', 'keywords'];
export const SECTION_FIELDS = ['heading', 'asked', 'code', 'text'];
/** Words as written, without their locations, for completions and corrections. */
export const SPELLING_FIELDS = ['spelling'];
export const FIELDS = ['title', 'keywords', 'heading', 'asked', 'code', 'text', 'spelling'] as const;

/** The number of that field. */
export const SPELLING = FIELDS.indexOf('spelling');

export type Field = (typeof FIELDS)[number];

/** One section of a page in the index; the part before the first heading represents the page itself. */
export type IndexedDocument = { id: number } & Record<Field, string>;

/** The weight of a match in each field. */
const BOOSTS: Record<Field, number> = {
  title: 2.3,
  keywords: 3,
  heading: 3.4,
  asked: 3.6,
  code: 0.6,
  text: 2.5,
  spelling: 1,
};

/** Only these words are stemmed, not words with digits or in other alphabets. */
const PLAIN_WORD = /^[a-z]+$/;
const MOST_KNOWN = 20_000;
/** Stems by word, cached because the same words recur in the index, queries, and excerpts. */
const known = new Map<string, string>();

/** The index term for a word, or null for words that are not indexed. */
export function indexTerm(word: string): string | null {
  if (STOP_WORDS.has(word) || /^\d{5,}$/.test(word)) return null;
  if (!PLAIN_WORD.test(word)) return word;
  let stem = known.get(word);
  if (stem === undefined) {
    if (known.size >= MOST_KNOWN) known.clear();
    stem = stemmer(word);
    known.set(word, stem);
  }
  return stem;
}

/** The term for a word in a field. `text` omits common question words, which occur in a third of all sections. */
function fieldTerm(word: string, field: Field): string | null {
  if (field === 'spelling') return word;
  return (field === 'text' || field === 'asked') && WEAK_WORDS.has(word) ? null : indexTerm(word);
}

/** The MiniSearch options, shared because an index must be loaded with the options it was built with. */
export const SEARCH_OPTIONS: Options<IndexedDocument> = {
  idField: 'id',
  fields: [...FIELDS],
  storeFields: [],
  tokenize: textWords,
  processTerm: (word, field) => fieldTerm(word, field as Field),
  // Queries are single index terms; query-expansion.ts decides what a word may mean.
  searchOptions: {
    tokenize: (text) => [text],
    processTerm: (term) => term,
    boost: BOOSTS,
    // Length hardly matters: a match in a long section or keyword list counts almost as much as in a short one.
    bm25: { k: 0.5, b: 0.15, d: 0.5 },
  },
};
