import type { ReactNode } from 'react';
import { inlineParts } from '@/lib/data/catalog/format';
import { featurePage } from '@/lib/content/page-titles';
import { toHref } from '@/lib/settings/addresses';
import { Code } from './code';

/** A text from the data files, with its code, labels, and links; if asked, names of Cortex features lead to their pages. */
export function DataText({ text, features }: { text: string; features?: boolean }): ReactNode {
  return inlineParts(text).map(({ kind, text: part, to }, index) => {
    const page = kind === 'code' && features ? featurePage(part) : to;
    const shown = kind === 'code' ? <Code key={index}>{part}</Code> : part;
    if (kind === 'label') return <strong key={index}>{part}</strong>;
    if (!page) return shown;
    return (
      <a key={index} href={toHref(page)}>
        {shown}
      </a>
    );
  });
}
