import type { ReactNode } from 'react';
import { inlineParts } from '@/lib/data/catalog/format';
import { toHref } from '@/lib/settings/addresses';
import { Code } from './code';

/** A text from the data files, with its code, labels, and links. */
export function DataText({ text }: { text: string }): ReactNode {
  return inlineParts(text).map(({ kind, text: part, to = '' }, index) => {
    if (kind === 'code') return <Code key={index}>{part}</Code>;
    if (kind === 'label') return <strong key={index}>{part}</strong>;
    if (kind === 'text') return part;
    return (
      <a key={index} href={toHref(to)}>
        <DataText text={part} />
      </a>
    );
  });
}
