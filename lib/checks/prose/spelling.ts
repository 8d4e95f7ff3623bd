import dictionary from 'dictionary-en';
import nspell from 'nspell';
import { memoizeLast } from '@/lib/sources/cache';
import { NOT_PROSE } from './blocks';

/** Acronyms (also with an ending), single letters, units, addresses, code names, repositories, and locales. */
const NAME = /^\p{Lu}+(?:['’]?s)?$|^\p{L}$|[@_$\d²³/\\{}<>=]|\p{L}\.\p{L}|\p{Ll}\p{Lu}|\p{Lu}{2,}-|-\p{Lu}{2,}/u;

/**
 * Returns a function that finds the words of a text that neither the dictionary nor this site's own list knows, and what
 * was probably meant. `wordList` has one word per line that the dictionary doesn't know; `#` starts a comment.
 */
export const spellerWith = memoizeLast((wordList: string) => {
  const speller = nspell(dictionary as unknown as { aff: Buffer; dic: Buffer });
  speller.personal(wordList.replace(/ *#.*/g, '').replace(/\n+/g, '\n').trim());
  const results = new Map<string, boolean>();
  const isKnown = (word: string): boolean => {
    const isCorrect = results.get(word) ?? speller.correct(word.replace(/['’]s$/, '').replaceAll('’', "'"));
    results.set(word, isCorrect);
    return isCorrect;
  };
  return (text: string) =>
    [...text.replaceAll(NOT_PROSE, ' ').matchAll(/\S+/g)].flatMap(({ 0: piece, index }) => {
      const compound = piece.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
      if (NAME.test(compound) || isKnown(compound)) return [];
      return [...piece.matchAll(/\p{L}+(?:['’]\p{L}+)*/gu)]
        .filter(({ 0: word }) => !NAME.test(word) && !isKnown(word))
        .map(({ 0: word, index: at }) => ({ word, offset: index + at, meant: speller.suggest(word)[0] }));
    });
});
