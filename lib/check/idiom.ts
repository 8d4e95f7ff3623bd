import { positionAt } from '@/lib/check/prose/block';
import { phrasePattern } from '@/lib/check/prose/language';
import type { TextRule } from './rule';

/**
 * Flags phrases that sound translated. `idioms` in content/_data/language.yaml lists them with what to write instead.
 */
export const idiom: TextRule = ({ file, blocks }, { language }) =>
  blocks.flatMap((block) =>
    language.idioms.flatMap(({ phrases, write }) =>
      [...block.text.matchAll(phrasePattern(phrases, 'gi'))].map((match) => ({
        file,
        ...positionAt(block, match.index),
        rule: 'idiom',
        message: `"${match[0]}" sounds translated.`,
        hint: `Write ${write}.`,
        severity: 'warning' as const,
      })),
    ),
  );
