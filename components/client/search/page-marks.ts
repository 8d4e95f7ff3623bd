import { ownAnalyzer } from '@/lib/search/engine/analysis';
import { fold } from '@/lib/search/engine/words';

const SKIPPED = 'script, style, title, .toc-mobile, .search';
const BLOCK = 'p, li, td, th, dt, dd, h1, h2, h3, h4, h5, h6, pre, figcaption, summary, div, section, article';
const WORD = /[\p{L}\p{N}]+/gu;
/** Characters allowed between the parts of a name. */
const MOST_BETWEEN = 3;

type Range = [from: number, to: number];

/** Folded text with the original position of each of its letters. */
function foldWithOffsets(text: string): { folded: string; offsets: number[] } {
  let folded = '';
  const offsets: number[] = [];
  let offset = 0;
  for (const letter of text) {
    for (const plain of fold(letter)) {
      folded += plain;
      offsets.push(offset);
    }
    offset += letter.length;
  }
  offsets.push(offset);
  return { folded, offsets };
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The keyword as written, including inside words. */
function written(folded: string, foldedKeyword: string): Range[] {
  return [...folded.matchAll(new RegExp(escape(foldedKeyword), 'g'))].map(({ index }) => [
    index,
    index + foldedKeyword.length,
  ]);
}

/** Whole words with the same letters and digits, whatever separates them: `lampgps` matches `lamp.gps`. */
function inParts(folded: string, foldedKeyword: string): Range[] {
  const letters = foldedKeyword.match(/[\p{L}\p{N}]/gu) ?? [];
  if (letters.length < 3) return [];
  const between = `[^\\p{L}\\p{N}\\n]{0,${MOST_BETWEEN}}`;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${letters.join(between)}(?![\\p{L}\\p{N}])`, 'gu');
  return [...folded.matchAll(pattern)].map(({ 0: match, index }) => [index, index + match.length]);
}

/** Other forms of the word: `surveys` for `survey`. */
function inOtherForms(folded: string, foldedKeyword: string): Range[] {
  const term = ownAnalyzer.term(foldedKeyword);
  return [...folded.matchAll(WORD)]
    .filter(([word]) => ownAnalyzer.term(word) === term)
    .map(({ 0: word, index }) => [index, index + word.length]);
}

/**
 * Where keywords occur in a text, longest first, ignoring accents and capitals: as written, with other characters
 * between their parts, or else in another form of the word.
 */
export function keywordRanges(text: string, keywords: readonly string[]): Range[] {
  const { folded, offsets } = foldWithOffsets(text);
  const ranges: Range[] = [];
  for (const keyword of [...keywords].sort((a, b) => b.length - a.length)) {
    const foldedKeyword = fold(keyword.trim());
    if (!foldedKeyword) continue;
    const found = [...inParts(folded, foldedKeyword), ...written(folded, foldedKeyword)];
    for (const [start, end] of found.length ? found : inOtherForms(folded, foldedKeyword)) {
      const [from, to] = [offsets[start] ?? 0, offsets[end] ?? text.length];
      if (to > from && !ranges.some((other) => from < other[1] && to > other[0])) ranges.push([from, to]);
    }
  }
  return ranges.sort((a, b) => a[0] - b[0]);
}

/** Removes all highlights from the page. */
export function unmarkPage(root: ParentNode): void {
  for (const mark of root.querySelectorAll('mark[data-markjs]')) {
    const parent = mark.parentNode;
    mark.replaceWith(...mark.childNodes);
    parent?.normalize();
  }
}

/** Highlights keywords in an element's text, even across inline elements; returns the first highlight. */
export function markPage(root: Element, keywords: readonly string[]): HTMLElement | null {
  unmarkPage(root);
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(SKIPPED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  /** All text, with the offset at which each node begins; a line break separates blocks. */
  let text = '';
  const nodes: { node: Text; start: number }[] = [];
  let block: Element | null = null;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const own = node.parentElement?.closest(BLOCK) ?? null;
    if (own !== block) text += '\n';
    block = own;
    nodes.push({ node, start: text.length });
    text += node.data;
  }
  const ranges = keywordRanges(text, keywords);
  let first: HTMLElement | null = null;
  let from = 0;
  for (const { node, start } of nodes) {
    const end = start + node.data.length;
    while (from < ranges.length && (ranges[from]?.[1] ?? 0) <= start) from += 1;
    let rest = node;
    let at = start;
    for (let index = from; index < ranges.length; index += 1) {
      const [begin, stop] = ranges[index] ?? [0, 0];
      if (begin >= end) break;
      const match = rest.splitText(Math.max(begin, start) - at);
      rest = match.splitText(Math.min(stop, end) - Math.max(begin, start));
      at = Math.min(stop, end);
      const mark = document.createElement('mark');
      mark.dataset.markjs = 'true';
      match.replaceWith(mark);
      mark.append(match);
      first ??= mark;
    }
  }
  return first;
}
