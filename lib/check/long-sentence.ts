import { positionAt } from '@/lib/check/prose/block';
import { splitSentences } from '@/lib/check/prose/sentences';
import { isForEveryone } from './reading-grade';
import { finding, type PageRule } from './rule';

const MOST_WORDS = 40;

/** Sentences on pages for participants and clinicians have at most 40 words. */
export const longSentence: PageRule = (checked) => {
  if (!isForEveryone(checked.page)) return [];
  return checked.blocks
    .filter(({ kind }) => kind === 'paragraph' || kind === 'cell')
    .flatMap((block) =>
      splitSentences(block.text)
        .filter(({ words }) => words.length > MOST_WORDS)
        .map(({ words, offset, text }) => {
          const message = `The sentence has ${words.length} words; the limit is ${MOST_WORDS}: "${text.slice(0, 60)}..."`;
          return finding(checked, 'long-sentence', positionAt(block, offset), message, 'Split it into two or three.');
        }),
    );
};
