import { z } from 'zod';
import { defineDataFile, textSchema } from '@/lib/data/data-file';
import { NOT_PROSE, type Block } from './blocks';

/** Phrases with the same correction. */
const phrases = z.array(z.strictObject({ phrases: z.array(textSchema).min(1), write: textSchema }));

/** How this site speaks of people and spells its words. */
export const wordingFile = defineDataFile({
  name: 'wording.yaml',
  schema: z.strictObject({
    refused: phrases.describe('Phrases to refuse, in any letter case, and what to write instead.'),
    spelled: phrases.describe('Words with one correct spelling, and the variants to refuse.'),
    shown: z
      .array(textSchema)
      .describe('Words exactly as the product shows them, misspelled or not. No check looks at them.'),
  }),
  empty: { refused: [], spelled: [], shown: [] },
});

export type Wording = ReturnType<typeof wordingFile.load>;

/**
 * Returns a function that finds all phrases as whole words, in any letter case if asked, with their corrections. Where
 * several match, the longest wins. One pattern holds all phrases, because compiling a pattern takes milliseconds.
 */
export function phraseFinder(entries: Wording['refused'], { ignoresCase }: { ignoresCase: boolean }) {
  const all = entries.flatMap(({ phrases, write }) => phrases.map((phrase) => ({ phrase, write })));
  if (!all.length) return () => [];
  const longestFirst = all.sort((a, b) => b.phrase.length - a.phrase.length);
  const groups = longestFirst.map(({ phrase }) => `(${escapePhrase(phrase)})`);
  const pattern = wholeWords(groups, ignoresCase ? 'gi' : 'g');
  return (text: string) =>
    [...text.matchAll(pattern)].map((match) => {
      const entry = longestFirst[match.slice(1).findIndex((group) => group !== undefined)];
      return { phrase: match[0], offset: match.index, write: entry?.write ?? '' };
    });
}

const escapePhrase = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');

/** Whole words only, not parts of names and addresses. Spaces also match line breaks. */
const wholeWords = (alternatives: string[], flags: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_/.@-])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_/@]|\\.\\p{L})`, `u${flags}`);

/** Returns a function that blanks out the product's own wording in blocks, so that positions stay the same. */
export function shownRemover(shown: Wording['shown']): (blocks: Block[]) => Block[] {
  if (!shown.length) return (blocks) => blocks;
  const pattern = wholeWords(shown.map(escapePhrase), 'g');
  const blank = (phrase: string) => NOT_PROSE.repeat(phrase.length);
  return (blocks) => blocks.map((block) => Object.assign({}, block, { text: block.text.replace(pattern, blank) }));
}
