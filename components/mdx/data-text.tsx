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
