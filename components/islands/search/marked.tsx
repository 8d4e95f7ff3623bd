import type { ReactNode } from 'react';
import type { Piece } from '@/lib/search/excerpt';

/** Text with its marks; the text is escaped by React. */
export function Marked({ pieces }: { pieces: Piece[] }): ReactNode {
  return pieces.map(({ text, mark }, place) => (mark ? <mark key={place}>{text}</mark> : text));
}
