import { positionAt } from '@/lib/check/prose/block';
import { wordsOf } from '@/lib/check/prose/words';
import type { TextRule } from './rule';

/** A code name in a place where backticks cannot mark it, such as a drawing or an attribute. */
const IDENTIFIER = /^\p{Ll}+\p{Lu}\p{Ll}/u;

/**
 * Every word of running text is in the dictionary, in the platform's word list, or copied from the product's screens.
 */
export const spelling: TextRule = ({ file, blocks }, { dictionary }) => {
  return blocks.flatMap((block) => {
    return wordsOf(block.text)
      .filter((word) => !dictionary.knows(word.text))
      .filter((word) => block.kind !== 'attribute' || !IDENTIFIER.test(word.text))
      .map((word) => {
        const [nearest] = dictionary.suggest(word.text);
        const hint = nearest ? `Did you mean "${nearest}"?` : '';
        return {
          file,
          ...positionAt(block, word.offset),
          rule: 'spelling',
          message: `"${word.text}" is not a known word.`,
          hint: `${hint} If it is right, add it to content/_data/words.txt; put names from code in backticks.`.trim(),
          severity: 'warning',
        };
      });
  });
};
