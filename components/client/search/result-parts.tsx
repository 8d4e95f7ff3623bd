import type { ReactNode } from 'react';
import { CodeXml, FileText } from 'lucide';
import { Icon } from '@/components/icon';
import type { Analyzer } from '@/lib/search/engine/analysis';
import type { Result } from '@/lib/search/engine/engine';
import { answerIn, excerpt, type Piece } from '@/lib/search/engine/excerpt';

/** Maximum characters of the sentence that answers a question, in the first result. */
const ANSWER_LENGTH = 110;

/** The lines of a result with their highlights. */
interface ResultLines {
  title: Piece[];
  /** Section, for results within a page. */
  section: Piece[];
  excerpt: Piece[];
}

/** `length`: of each line, at most. With `answers`, the excerpt is the sentence that answers the query. */
export function resultLines(result: Result, analyzer: Analyzer, length: number, answers: boolean): ResultLines {
  const asked = analyzer.asked(result.terms);
  const starts = result.words.filter((word) => word.length > 2);
  const isMeant = (word: string) => asked(word) !== null || starts.some((start) => word.startsWith(start));
  const cut = (text: string, most = length) => excerpt(text, isMeant, most);
  const text = result.text ?? '';
  return {
    title: cut(result.title),
    section: result.heading ? cut(result.heading) : [],
    excerpt: answers ? cut(answerIn(text, asked, ANSWER_LENGTH), ANSWER_LENGTH + 1) : cut(text),
  };
}

/** Says whether a result is a call of the API or a page to read. */
export const KindIcon = ({ url }: { url: string }): ReactNode => (
  <Icon node={/^\/api\b/.test(url) ? CodeXml : FileText} />
);

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
