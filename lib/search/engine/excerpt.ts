import { BEFORE_HIGHLIGHT } from './weights';
import { splitChunk } from './words';

/** A piece of text, highlighted or not. */
export interface Piece {
  text: string;
  isHighlight: boolean;
}

/** A word, a route, or a name with a number, such as PHQ-9, without the punctuation around it. */
const WORD = /[\p{L}\p{N}/](?:(?:[^\s-]|-(?=\d))*[\p{L}\p{N}\p{M}}])?/gu;

/**
 * The text around the first word that is meant, in whole words of at most `length` characters, unless that word alone is
 * longer, with an ellipsis on each side that is cut. Without such a word, it is the start of the text.
 */
export function excerptOf(text: string, isMeant: (word: string) => boolean, length: number): Piece[] {
  const matches: { start: number; end: number }[] = [];
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    if (matches[0] && start > matches[0].start + length) break;
    const { parts, joined } = splitChunk(word);
    if ((joined ? [...parts, joined] : parts).some(isMeant)) matches.push({ start, end: start + word.length });
  }
  const [first = { start: 0, end: 0 }] = matches;
  let from = text.length <= length ? 0 : Math.max(0, text.lastIndexOf(' ', first.start - length * BEFORE_HIGHLIGHT));
  if (first.end > from + length) {
    // A long word before it may leave no room.
    const space = text.indexOf(' ', first.end - length);
    from = space < 0 ? first.start : Math.min(space, first.start);
  }
  const isToEnd = text.length <= from + length;
  const to = isToEnd ? text.length : Math.max(text.lastIndexOf(' ', from + length - 1) + 1, first.end);

  const pieces: Piece[] = [];
  let [at, before] = [from, from ? '…' : ''];
  for (const { start, end } of matches) {
    if (end > to) break;
    pieces.push(
      { text: before + text.slice(at, start), isHighlight: false },
      { text: text.slice(start, end), isHighlight: true },
    );
    [at, before] = [end, ''];
  }
  return [...pieces, { text: before + text.slice(at, to) + (isToEnd ? '' : '…'), isHighlight: false }];
}
