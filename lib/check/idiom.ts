import { positionAt } from '@/lib/check/prose/block';
import { phraseFinder } from '@/lib/check/prose/language';
import type { TextRule } from './rule';

/**
 * Flags phrases that sound translated. `idioms` in content/_data/language.yaml lists them with what to write instead.
 */
export const idiom: TextRule = ({ file, blocks }, { language }) => {
  const find = phraseFinder(language.idioms, { anyCase: true });
  return blocks.flatMap((block) =>
    find(block.text).map(({ phrase, offset, write }) => ({
      file,
      ...positionAt(block, offset),
      rule: 'idiom',
      message: `"${phrase}" sounds translated.`,
      hint: `Write ${write}.`,
      severity: 'warning',
    })),
  );
};
