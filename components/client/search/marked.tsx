import type { ReactNode } from 'react';
import type { Piece } from '@/lib/search/engine/excerpt';

/**
 * Text with its marks; the text is escaped by React. Plain text has the even places and marks the odd ones, so that the
 * next keystroke writes into the marks that are there instead of taking them out and putting others in.
 */
export function Marked({ pieces }: { pieces: Piece[] }): ReactNode {
  const children: ReactNode[] = [];
  for (const { text, mark } of pieces) {
    if (mark !== (children.length % 2 === 1)) children.push(null);
    children.push(mark ? <mark key={children.length}>{text}</mark> : text);
  }
  return children;
}
