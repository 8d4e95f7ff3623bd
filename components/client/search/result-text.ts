import type { Result } from '@/lib/search/engine/result';
import { excerpt, findMatches, type Piece } from '@/lib/search/engine/excerpt';

/** The lines of a result with their highlights. */
export interface ResultLines {
  title: Piece[];
  /** Section, for results within a page. */
  section: Piece[];
  excerpt: Piece[];
}

export function resultLines(result: Result, length: number): ResultLines {
  const terms = new Set(result.terms);
  const starts = result.words.filter((word) => word.length > 2);
  const cut = (text: string, most: number) =>
    excerpt(text, findMatches(text, terms, starts, 2 * most), result.words, most);
  return {
    title: cut(result.title, length),
    section: result.heading ? cut(result.heading, length) : [],
    excerpt: cut(result.text, length),
  };
}
