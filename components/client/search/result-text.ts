import type { Analyzer } from '@/lib/search/engine/analysis';
import type { Result } from '@/lib/search/engine/result';
import { SEARCH_ANSWER_MAX_LENGTH } from '@/lib/search/engine/limits';
import { answerIn, excerpt, type Piece } from '@/lib/search/engine/excerpt';

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
  return {
    title: cut(result.title),
    section: result.heading ? cut(result.heading) : [],
    excerpt: answers
      ? cut(answerIn(result.text ?? '', asked, SEARCH_ANSWER_MAX_LENGTH), SEARCH_ANSWER_MAX_LENGTH + 1)
      : cut(result.text ?? ''),
  };
}
