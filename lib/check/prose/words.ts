import { NOT_PROSE } from './block';

export interface Word {
  text: string;
  offset: number;
}

const CHUNK = new RegExp(`[^\\s${NOT_PROSE}]+`, 'gu');
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;

/** Repositories (LAMP-kotlin) and locales (da-DK). */
const HYPHENATED_NAME = /\p{Lu}{2,}-|-\p{Lu}{2,}/u;

/**
 * The words of running text that a dictionary can check. Skips addresses, file names, identifiers, numbers, and
 * acronyms; splits at hyphens and slashes; drops possessive endings.
 */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(CHUNK)].flatMap(({ 0: chunk, index }) => {
    const bare = chunk.replace(/^[^\p{L}\p{N}@/.$_-]+|[^\p{L}\p{N}/]+$/gu, '');
    if (/[@_$\d\\{}<>=]|:\/\/|^\/|\p{L}\.\p{L}/u.test(bare) || HYPHENATED_NAME.test(bare)) return [];
    return [...chunk.matchAll(WORD)].flatMap((match): Word[] => {
      const word = match[0].replace(/['’]s?$/, '').replaceAll('’', "'");
      if (word.length < 2 || /^\p{Lu}+s?$/u.test(word)) return [];
      return [{ text: word, offset: index + match.index }];
    });
  });
}
