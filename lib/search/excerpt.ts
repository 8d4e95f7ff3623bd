import { indexTerm } from './options';
import { chunkWords } from './words';

/** A match in a text: where it starts and how long it is. */
export type Match = [start: number, length: number];

/** A piece of text, marked or not. */
export interface Piece {
  text: string;
  mark: boolean;
}

export const ELLIPSIS = '…';

const RUN = /[^\s-]+/g;
const WORD = /[\p{L}\p{N}]+/gu;
const CHUNK = /[\p{L}\p{N}_]+|[^\p{L}\p{N}_]+/gu;

/** Terms of words met before: the same texts are looked through at each keystroke. */
const knownTerms = new Map<string, string>();
const MOST_KNOWN = 5000;

function termOf(word: string): string {
  const known = knownTerms.get(word);
  if (known !== undefined) return known;
  if (knownTerms.size >= MOST_KNOWN) knownTerms.clear();
  const term = indexTerm(word) ?? '';
  knownTerms.set(word, term);
  return term;
}

/**
 * Where words stand in a text whose index terms are among the given ones, or that a given word begins. Looks no further
 * than `reach` characters after the first match.
 */
export function findMatches(
  text: string,
  terms: ReadonlySet<string>,
  starts: readonly string[] = [],
  reach = Infinity,
): Match[] {
  const matches: Match[] = [];
  const isMeant = (word: string) => terms.has(termOf(word)) || starts.some((start) => word.startsWith(start));
  for (const run of text.matchAll(RUN)) {
    if (matches[0] && run.index > matches[0][0] + matches[0][1] + reach) break;
    const { parts, whole } = chunkWords(run[0]);
    if (whole && terms.has(termOf(whole))) {
      const [first] = run[0].matchAll(WORD);
      const length = run[0].replace(/[^\p{L}\p{N}]+$/u, '').length - (first?.index ?? 0);
      matches.push([run.index + (first?.index ?? 0), length]);
      continue;
    }
    if (!parts.some(isMeant)) continue;
    for (const word of run[0].matchAll(WORD)) {
      const { parts: own } = chunkWords(word[0]);
      if (own.some(isMeant)) matches.push([run.index + word.index, word[0].length]);
    }
  }
  return matches;
}

/** The words inside a match that were typed; the whole match when it has none of them, as another form of a word. */
function markInside(text: string, words: readonly string[]): Piece[] {
  const folded = text.toLowerCase();
  const typed = [...words].sort((a, b) => b.length - a.length).find((word) => word && folded.includes(word));
  if (!typed || folded.length !== text.length) return [{ text, mark: true }];
  const start = folded.indexOf(typed);
  return [
    { text: text.slice(0, start), mark: false },
    { text: text.slice(start, start + typed.length), mark: true },
    { text: text.slice(start + typed.length), mark: false },
  ].filter((piece) => piece.text);
}

/**
 * The part of a text round its first match, at most `length` characters, with an ellipsis on each side that is cut.
 * Grows by whole words, first on the side that has fewer characters. Without a match it is the start of the text.
 */
export function excerpt(text: string, matches: Match[], words: readonly string[], length: number): Piece[] {
  const chunks: { text: string; match: boolean }[] = [];
  const ordered = [...matches].sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const [middle, width] = ordered[0] ?? [0, 0];
  // What lies farther from the first match does not fit, and neither does a word that is cut here.
  let at = Math.max(0, middle - 2 * length);
  const end = Math.min(text.length, middle + width + 2 * length);
  const addRest = (until: number) => {
    for (const [piece] of text.slice(at, until).matchAll(CHUNK)) chunks.push({ text: piece, match: false });
  };
  for (const [start, size] of ordered) {
    if (start < at) continue;
    if (start >= end) break;
    addRest(start);
    chunks.push({ text: text.slice(start, start + size), match: true });
    at = start + size;
  }
  if (at < end) addRest(end);
  if (!chunks.length) return [];

  const center = chunks.findIndex(({ match }) => match);
  let first = Math.max(0, center);
  let last = first;
  let taken = chunks[first]?.text.length ?? 0;
  let left = 0;
  let right = 0;
  let leftOpen = first > 0;
  let rightOpen = last < chunks.length - 1;
  while (taken < length && (leftOpen || rightOpen)) {
    const goLeft = leftOpen && (left <= right || !rightOpen);
    const next = chunks[goLeft ? first - 1 : last + 1]?.text ?? '';
    const fits = taken + next.length <= length;
    if (goLeft) {
      if (fits) {
        first -= 1;
        left += next.length;
      }
      leftOpen = fits && first > 0;
    } else {
      if (fits) {
        last += 1;
        right += next.length;
      }
      rightOpen = fits && last < chunks.length - 1;
    }
    if (fits) taken += next.length;
  }

  const pieces = chunks
    .slice(first, last + 1)
    .flatMap((chunk) => (chunk.match ? markInside(chunk.text, words) : [{ text: chunk.text, mark: false }]));
  if (first > 0) pieces.unshift({ text: ELLIPSIS, mark: false });
  if (last < chunks.length - 1) pieces.push({ text: ELLIPSIS, mark: false });
  return mergePieces(pieces);
}

function mergePieces(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last && last.mark === piece.mark) last.text += piece.text;
    else merged.push({ ...piece });
  }
  return merged;
}
