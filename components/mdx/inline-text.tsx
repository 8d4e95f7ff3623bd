import type { ReactNode } from 'react';
import { inlineParts } from '@/lib/content/catalog/format';
import { Code } from './code';

/** A text from the data files, with its code and labels. */
export function InlineText({ text }: { text: string }): ReactNode {
  return inlineParts(text).map(({ kind, text: part }, index) => {
    if (kind === 'code') return <Code key={index}>{part}</Code>;
    if (kind === 'label') return <strong key={index}>{part}</strong>;
    return part;
  });
}

/** Notes below a table, as a list. */
export function NoteList({ notes }: { notes: string[] }): ReactNode {
  if (!notes.length) return null;
  return (
    <ul>
      {notes.map((note) => (
        <li key={note}>
          <InlineText text={note} />
        </li>
      ))}
    </ul>
  );
}
