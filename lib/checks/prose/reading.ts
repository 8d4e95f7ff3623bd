import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { NOT_PROSE, type Block } from './blocks';

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

export interface ReadingGrade {
  /** Flesch-Kincaid grade: years of school in the United States. */
  grade: number;
  sentences: number;
  words: number;
}

/**
 * The Flesch-Kincaid grade of running text. Headings, cells, and captions are left out: they are not sentences, and
 * would make any page look easier than it is.
 */
export function readingGrade(blocks: Block[]): ReadingGrade {
  const sentences = blocks.filter(({ kind }) => kind === 'paragraph').flatMap(({ text }) => splitSentences(text));
  const words = sentences.flatMap((sentence) => sentence.words);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const grade = words.length
    ? fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables })
    : 0;
  return { grade: Math.round(grade * 10) / 10, sentences: sentences.length, words: words.length };
}
