import type { Options } from 'minisearch';
import { stem } from './stem';
import { STOP_WORDS, WEAK_WORDS } from './stop-words';
import { textWords } from './words';

/** Fields of the first part of the index: what a page is called, and what it says it is about. */
export const NAME_FIELDS = ['title', 'heading'] as const;
export const TOPIC_FIELDS = ['keywords', 'code'] as const;
/** Fields of the second part. */
export const BODY_FIELDS = ['text'] as const;

export type Field = (typeof NAME_FIELDS | typeof TOPIC_FIELDS | typeof BODY_FIELDS)[number];

/** One section of a page as the index sees it; the page itself is the section before its first heading. */
export type IndexedDocument = { id: number } & Record<Field, string>;

/** What a hit in a field is worth. */
export const BOOSTS: Record<Field, number> = { title: 2.6, heading: 3.4, keywords: 3, code: 1.2, text: 1 };

/** Words that the index leaves out. */
export function isLeftOut(word: string): boolean {
  return STOP_WORDS.has(word) || /^\d{5,}$/.test(word);
}

/** The word under which the index keeps a word, or null for words that it leaves out. */
export function indexTerm(word: string): string | null {
  return isLeftOut(word) ? null : stem(word);
}

/** Numbers that say nothing by themselves: single digits, and the decimals that a sample's values fall into. */
const BARE_NUMBER = /^(\d|0\d+)$/;

/** The term of a word in a field: texts leave out words of every question, which stand in every third section. */
export function fieldTerm(word: string, field: Field): string | null {
  return field === 'text' && (WEAK_WORDS.has(word) || BARE_NUMBER.test(word)) ? null : indexTerm(word);
}

/** The one set of MiniSearch options: an index must be read with the options that it was built with. */
export function searchOptions(fields: readonly Field[]): Options<IndexedDocument> {
  return {
    idField: 'id',
    fields: [...fields],
    storeFields: [],
    tokenize: textWords,
    processTerm: (word, field) => fieldTerm(word, field as Field),
    // Queries are single index terms: what a reader may have meant by a word is decided in meanings.ts.
    searchOptions: {
      tokenize: (text) => [text],
      processTerm: (term) => term,
      prefix: false,
      fuzzy: false,
      boost: BOOSTS,
      // A long list of keywords or a long section says hardly less than a short one.
      bm25: { k: 0.9, b: 0.2, d: 0.5 },
    },
  };
}
