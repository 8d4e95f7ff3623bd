import type { ReactNode } from 'react';
import { inlineParts } from '@/lib/content/catalog/format';
import { featurePage } from '@/lib/content/page-titles';
import { toHref } from '@/lib/settings/addresses';
import { Code } from './code';

/** A text from the data files, with its code and labels. */
export function DataText({ text }: { text: string }): ReactNode {
  return inlineParts(text).map(({ kind, text: part }, index) => {
    if (kind === 'code') return <Code key={index}>{part}</Code>;
    if (kind === 'label') return <strong key={index}>{part}</strong>;
    return part;
  });
}

/** A text from the data files in which the names of Cortex features lead to their pages. */
export function FeatureText({ text }: { text: string }): ReactNode {
  return inlineParts(text).map(({ kind, text: part }, index) => {
    const page = kind === 'code' ? featurePage(part) : undefined;
    if (!page) return <DataText key={index} text={kind === 'code' ? `\`${part}\`` : part} />;
    return (
      <a key={index} href={toHref(page)}>
        <Code>{part}</Code>
      </a>
    );
  });
}

/** Notes below a table, as a list; a single one is a paragraph. */
export function NoteList({ notes }: { notes: string[] }): ReactNode {
  const [first, ...others] = notes;
  if (!first) return null;
  if (!others.length) {
    return (
      <p>
        <DataText text={first} />
      </p>
    );
  }
  return (
    <ul>
      {notes.map((note) => (
        <li key={note}>
          <DataText text={note} />
        </li>
      ))}
    </ul>
  );
}
