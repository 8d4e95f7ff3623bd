import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import type { Block } from './block';
import { splitSentences } from './sentences';

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
