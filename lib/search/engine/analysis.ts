import { stemmer } from 'stemmer';
import { decode } from '@/lib/settings/addresses';
import { STOP_WORDS, WEAK_WORDS } from './stop-words';
import { textWords } from './words';

/**
 * Where a word can be: in a section's heading, in the words that readers use for it, or in its text. The first section
 * of a page has the page's names and keywords.
 */
export const FIELDS = ['name', 'readerWords', 'text'] as const;

export type Field = (typeof FIELDS)[number];

/** The names of a page, which are words of its first section. */
export const pageNames = (title: string, label: string, url: string): string =>
  `${title} ${label} ${decode(url).replace(/[/_-]+/g, ' ')}`;

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
  return textWords(text).filter((word) => indexTerm(word) !== null && !(field === 'text' && WEAK_WORDS.has(word)));
}
