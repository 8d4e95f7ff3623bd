import { stemmer } from 'stemmer';
import { STOP_WORDS, WEAK_WORDS } from './stop-words';
import { textWords } from './words';

/** Where a word can be: the names of a page, which are stored with its first section, and the parts of a section. */
export const PAGE_FIELDS = ['title', 'keywords', 'address'] as const;
export const SECTION_FIELDS = ['heading', 'asked', 'code', 'text'] as const;
/** Fields whose words are worth completing and correcting even if they occur only once. */
export const NAMES = [...PAGE_FIELDS, 'heading', 'asked'] as const;
export const FIELDS = [...PAGE_FIELDS, ...SECTION_FIELDS] as const;

export type Field = (typeof FIELDS)[number];

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

/** The words of a field to index. Texts leave out common question words, which occur in a third of all sections. */
export function indexedWords(text: string, field: Field): string[] {
  const leavesOut = field === 'text' || field === 'asked';
  return textWords(text).filter((word) => indexTerm(word) !== null && !(leavesOut && WEAK_WORDS.has(word)));
}
