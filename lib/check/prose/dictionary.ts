import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { keepLast } from '@/lib/cache/keep-last';

export interface Dictionary {
  /** True for a word as it stands in the text, without hyphens and possessive. */
  knows: (word: string) => boolean;
  /** The nearest words, best first. */
  suggest: (word: string) => string[];
}

/** American English and a word list of our own, one word a line; `#` starts a comment. */
export const buildDictionary = keepLast((wordList: string): Dictionary => {
  const own = readWordList(wordList);
  const decoder = new TextDecoder();
  const checker = nspell(decoder.decode(dictionary.aff), decoder.decode(dictionary.dic));
  const answers = new Map<string, boolean>();
  const ask = (word: string) => own.has(word) || own.has(lowerFirst(word)) || checker.correct(word);
  return {
    knows: (word) => {
      const known = answers.get(word) ?? ask(word);
      answers.set(word, known);
      return known;
    },
    suggest: (word) => checker.suggest(word),
  };
});

/** The words of a list, exactly as they are to be written. */
export function readWordList(text: string): Set<string> {
  const lines = text.split('\n').map((line) => line.replace(/#.*/, '').trim());
  return new Set(lines.filter(Boolean));
}

/** A word of the list may start a sentence. */
const lowerFirst = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);
