import { lineAt } from '@/lib/prose/block';
import { finding, type PageRule } from './rule';

/** No word stands twice in a row ("the the"). */
export const repeatedWord: PageRule = (checked) =>
  checked.blocks.flatMap((block) =>
    [...block.text.matchAll(/(?<![\p{L}\p{N}.,'’-])(\p{L}[\p{L}'’]*)\s+\1(?![\p{L}\p{N}'’-])/giu)].map((match) =>
      finding(checked, 'repeated-word', { line: lineAt(block, match.index) }, `"${match[0]}" says a word twice.`),
    ),
  );
