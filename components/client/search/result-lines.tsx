import type { ReactNode } from 'react';
import type { Analyzer } from '@/lib/search/engine/analysis';
import type { Result } from '@/lib/search/engine/engine';
import { excerptOf, type Piece } from '@/lib/search/engine/excerpt';
import type { Translate } from '@/lib/settings/translate';

/** A name of at most `length` characters, cut between words; it always begins as readers know it. */
const shorten = (name: string, length: number): string =>
  name.length <= length ? name : name.slice(0, length - 1).replace(/(?:[^\p{L}\p{N}\p{M}]*\s\S*)?$/u, '…');

/**
 * The lines of a result with their highlights: its title and heading, of at most `length` characters each, and its text
 * around the words found; a page itself has no heading.
 */
export function resultLines(result: Result, analyzer: Analyzer, length: number, excerptLength = length) {
  const stems = new Set(result.highlights.map((word) => analyzer.stem(word) ?? word));
  const starts = result.highlights.filter((word) => word.length > 2);
  const isMeant = (word: string) =>
    stems.has(analyzer.stem(word) ?? '') || starts.some((start) => word.startsWith(start));
  const nameOf = (name: string) => excerptOf(shorten(name, length), isMeant, length);
  return {
    title: nameOf(result.title),
    heading: result.heading ? nameOf(result.heading) : [],
    excerpt: excerptOf(result.text ?? '', isMeant, excerptLength),
  };
}

/** What results show instead of categories where their pages are in none. */
const AUDIENCE_LABELS = {
  participant: 'Participants',
  clinician: 'Staff',
  administrator: 'Administrators',
  developer: 'Developers',
  'data-scientist': 'Data',
} as const;

/** Where a result is: the categories above it, whose first is its reader's part, and apart from these the last of them. */
export function placeOf({ audience, breadcrumb }: Result, t: Translate): { before: string; last: string } {
  const above = breadcrumb.slice(0, -1).map((category) => `${category} › `);
  return { before: above.join(''), last: breadcrumb.at(-1) ?? t(AUDIENCE_LABELS[audience]) };
}

/** The title of a result, and the heading of its section if it is one. */
export function ResultTitle({ title, heading }: { title: Piece[]; heading: Piece[] }): ReactNode {
  return (
    <>
      <Highlighted pieces={title} />{' '}
      {heading.length ? (
        <span className="search-section">
          <Highlighted pieces={heading} />
        </span>
      ) : null}
    </>
  );
}

/**
 * Text with highlights, escaped by React. Plain text has even indexes and highlights odd ones, so the next
 * keystroke updates the existing elements instead of replacing them.
 */
export function Highlighted({ pieces }: { pieces: Piece[] }): ReactNode {
  const children: ReactNode[] = [];
  for (const { text, isHighlight } of pieces) {
    if (isHighlight !== (children.length % 2 === 1)) children.push(null);
    children.push(isHighlight ? <mark key={children.length}>{text}</mark> : text);
  }
  return children;
}
