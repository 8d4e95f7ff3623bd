import type { ReactNode } from 'react';
import type { Piece } from '@/lib/search/engine/excerpt';

/**
 * Text with highlights, escaped by React. Plain text is at even positions and highlights at odd ones, so the next
 * keystroke updates the existing elements instead of replacing them.
 */
export function Marked({ pieces }: { pieces: Piece[] }): ReactNode {
  const children: ReactNode[] = [];
  for (const { text, mark } of pieces) {
    if (mark !== (children.length % 2 === 1)) children.push(null);
    children.push(mark ? <mark key={children.length}>{text}</mark> : text);
  }
  return children;
}
