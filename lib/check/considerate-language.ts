import { positionAt, type Block } from '@/lib/check/prose/block';
import { phraseFinder } from '@/lib/check/prose/language';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import type { TextRule } from './rule';

const BETWEEN = ' . ';

/** Flags words that reduce a person to an illness, place blame, or belittle. */
export const considerateLanguage: TextRule = ({ file, blocks }, { language, findInconsiderate }) => {
  const report = (block: Block, offset: number, phrase: string, instead: string): Diagnostic => ({
    file,
    ...positionAt(block, offset),
    rule: 'considerate-language',
    message: `"${phrase}" can be hurtful.`,
    hint: instead ? `Write ${instead}.` : 'Remove it.',
    severity: 'warning',
  });
  const findRefused = phraseFinder(language.refused, { anyCase: true });
  const own = blocks.flatMap((block) =>
    findRefused(block.text).map(({ phrase, offset, write }) => report(block, offset, phrase, write)),
  );
  const general = findInconsiderate(blocks.map(({ text }) => text).join(BETWEEN)).flatMap(
    ({ phrase, offset, instead }) => {
      let start = 0;
      for (const block of blocks) {
        const inside = offset - start;
        if (inside < block.text.length)
          return [report(block, inside, phrase, instead.map((word) => `"${word}"`).join(' or '))];
        start += block.text.length + BETWEEN.length;
      }
      return [];
    },
  );
  const flaggedLines = new Set(own.map(({ line }) => line));
  return [...own, ...general.filter(({ line }) => !flaggedLines.has(line))];
};
