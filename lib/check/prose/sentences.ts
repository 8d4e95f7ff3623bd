import { NOT_PROSE } from './block';

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu;

export interface Sentence {
  text: string;
  /** Offset in the text it was cut from. */
  offset: number;
  words: string[];
}

/** Splits text into sentences. A piece of code counts as one short word, because people read it as a name. */
export function splitSentences(text: string): Sentence[] {
  return [...segmenter.segment(text)].flatMap(({ segment, index }) => {
    const words = segment.replaceAll(NOT_PROSE, ' code ').match(WORD) ?? [];
    return words.length ? [{ text: segment.trim(), offset: index, words }] : [];
  });
}
