import { SEARCH_CONTEXT_MAX_LENGTH, SEARCH_RESULT_LIMIT } from '@/lib/search/limits';
import { resultLines } from './result-text';
import type { SearchSession } from './search-session';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** A title without its third letter: a typing error. */
const mistyped = (text: string) => text.slice(0, 2) + text.slice(3);

/**
 * Searches for each letter, for the pages found first, and for those with a typing error, one at a time while the
 * browser has nothing else to do. A browser takes several times as long for what it runs the first times; without this,
 * that would be while the reader types. First letters are kept by the engine. Returns what stops it.
 */
export function rehearse(session: SearchSession): () => void {
  // Without it there is no telling when the browser has time.
  if (!('requestIdleCallback' in window)) return () => {};
  const queries = [...LETTERS];
  let handle = 0;
  const next = () => {
    handle = requestIdleCallback(() => {
      const text = queries.shift();
      if (!text) return;
      const { results } = session.search({ text, limit: SEARCH_RESULT_LIMIT });
      for (const result of results) resultLines(result, SEARCH_CONTEXT_MAX_LENGTH);
      const [first] = results;
      if (first && text.length === 1) queries.push(first.title, mistyped(first.title));
      next();
    });
  };
  next();
  return () => cancelIdleCallback(handle);
}
