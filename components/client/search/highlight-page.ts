import Mark from 'mark.js';
import type { Analyzer } from '@/lib/search/engine/analysis';
import { fold } from '@/lib/search/engine/words';

/** Separators within a name. */
const BETWEEN = '._-/';
/** Characters that may come right before or after a word. */
const BESIDE = '.,;:!?()[]"\'’“”…–—/-';
const OPTIONS: Mark.MarkOptions = {
  separateWordSearch: false,
  exclude: ['script', 'style', 'title', '.toc-mobile *', '.search *', 'mark'],
  // A name is found with or without what separates its parts: `lampgps` and `lamp.gps`.
  ignorePunctuation: [...BETWEEN],
};

export const clearHighlights = (root: HTMLElement): void => new Mark(root).unmark();

/**
 * Highlights words in an element's text as they are written, also inside words, ignoring accents and capitals, or
 * else in another form of the word, as the page's language makes it. @returns the first highlight.
 */
export function highlightPage(
  root: HTMLElement,
  highlights: readonly string[],
  analyzer: Analyzer,
): HTMLElement | null {
  const highlighter = new Mark(root);
  highlighter.unmark();
  const missing = new Set<string | null>();
  const words = highlights.map((word) => word.replace(/[\s._/-]/g, '')).filter(Boolean);
  highlighter.mark(words, { ...OPTIONS, noMatch: (word) => void missing.add(analyzer.stem(fold(word))) });
  missing.delete(null);
  const forms = new Set(root.textContent.match(/[\p{L}\p{N}\p{M}]+/gu)).values();
  const meant = [...forms].filter((form) => missing.has(analyzer.stem(fold(form))));
  if (missing.size) highlighter.mark(meant, { ...OPTIONS, accuracy: { value: 'exactly', limiters: [...BESIDE] } });
  return root.querySelector<HTMLElement>('mark[data-markjs]');
}
