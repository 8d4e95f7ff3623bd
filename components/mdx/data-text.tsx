import type { ReactNode } from 'react';
import { Code } from '@/components/shared/code';
import { toHref } from '@/lib/settings/addresses';

/** A text from the data files: `code` in backticks, **labels** in double asterisks, and [links](/page). */
export function DataText({ text }: { text: string }): ReactNode {
  return text.split(/(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([/#][^)]+\))/).map((piece, index) => {
    if (piece.startsWith('`')) return <Code key={index}>{piece.slice(1, -1)}</Code>;
    if (piece.startsWith('**')) return <strong key={index}>{piece.slice(2, -2)}</strong>;
    const [, words, to = ''] = /^\[(.+)\]\((.+)\)$/.exec(piece) ?? [];
    return words ? (
      <a key={index} href={toHref(to)}>
        <DataText text={words} />
      </a>
    ) : (
      piece
    );
  });
}
