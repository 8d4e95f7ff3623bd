import { positionAt } from '@/lib/check/prose/block';
import type { TextRule } from './rule';

const TWICE = /(?<![\p{L}\p{N}.,'’-])(\p{L}[\p{L}'’]*)\s+\1(?![\p{L}\p{N}'’-])/giu;

/** No word appears twice in a row ("the the"). */
export const repeatedWord: TextRule = ({ file, blocks }) =>
  blocks.flatMap((block) =>
    [...block.text.matchAll(TWICE)].map((match) => ({
      file,
      ...positionAt(block, match.index),
      rule: 'repeated-word',
      message: `A word appears twice in a row: "${match[0]}".`,
      severity: 'warning',
    })),
  );
