import type { Asked } from './analysis';
import { chunkWords, textWords } from './words';

/** A match in a text: where it starts and how long it is. */
export type Match = [start: number, length: number];

/** A piece of text, highlighted or not. */
export interface Piece {
  text: string;
  mark: boolean;
}

export const ELLIPSIS = '…';

const WORD = /[\p{L}\p{N}]+/gu;
const CHUNK = /[\p{L}\p{N}_]+|[^\p{L}\p{N}_]+/gu;
const RUN = /[^\s-]+/g;

/** Finds words that are asked for, or begin with one of `starts`, up to `reach` characters after the first match. */
export function findMatches(text: string, asked: Asked, starts: readonly string[] = [], reach = Infinity): Match[] {
  const matches: Match[] = [];
  const isMeant = (word: string) => asked(word) !== null || starts.some((start) => word.startsWith(start));
  for (const { 0: run, index } of text.matchAll(RUN)) {
    if (matches[0] && index > matches[0][0] + matches[0][1] + reach) break;
    const { parts, whole } = chunkWords(run);
    if (whole && asked(whole) !== null) {
      const before = run.search(WORD);
      matches.push([index + before, run.replace(/[^\p{L}\p{N}]+$/u, '').length - before]);
    } else if (parts.some(isMeant)) {
      for (const word of run.matchAll(WORD)) {
        if (chunkWords(word[0]).parts.some(isMeant)) matches.push([index + word.index, word[0].length]);
      }
    }
  }
  return matches;
}

/** The part of a match to highlight: the typed word in it, or all of it if it is another form of the word. */
function typedPart(match: string, words: readonly string[]): Match {
  const folded = match.toLowerCase();
  const typed = words.filter((word) => word && folded.includes(word)).sort((a, b) => b.length - a.length)[0];
  return typed && folded.length === match.length ? [folded.indexOf(typed), typed.length] : [0, match.length];
}

/** The end of a sentence; blocks and rows end with a line break. Older browsers can't look behind. */
const SENTENCE_END = /([.!?])\s+(?=\p{Lu})/gu;

/**
 * The sentence, item, or row of a text that answers a question: the first that isn't a question itself, unless another
 * has at least two more of the words asked for. Cut after `length` characters.
 */
export function answerIn(text: string, asked: Asked, length: number): string {
  const sentences = text
    .replace(SENTENCE_END, '$1\n')
    .split('\n')
    .filter((sentence) => sentence && !sentence.endsWith('?'));
  const covered = sentences.map((sentence, place) => {
    const found = textWords(sentence).flatMap((word) => asked(word) ?? []);
    return new Set(found).size + Number(place === 0);
  });
  const best = sentences[covered.indexOf(Math.max(...covered))] ?? '';
  return best.length > length ? best.slice(0, best.lastIndexOf(' ', length)) + ELLIPSIS : best;
}

/**
 * The text around the first match, at most `length` characters, with an ellipsis on each side that is cut. Adds whole
 * words, first on the side with fewer characters. Without a match, it is the start of the text.
 */
export function excerpt(text: string, matches: Match[], words: readonly string[], length: number): Piece[] {
  const ordered = [...matches].sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const [middle, width] = ordered[0] ?? [0, 0];
  const before = text.slice(Math.max(0, middle - length - 1), middle).match(CHUNK) ?? [];
  const after = text.slice(middle + width, middle + width + length + 1).match(CHUNK) ?? [];
  const [left, right] = [
    { chunks: [...before].reverse(), taken: 0 },
    { chunks: [...after], taken: 0 },
  ];
  for (let room = length - width; room > 0;) {
    const [side] = [left, right].filter(({ chunks }) => chunks.length).sort((a, b) => a.taken - b.taken);
    if (!side) break;
    const next = side.chunks.shift()?.length ?? 0;
    if (next > room) {
      side.chunks = [];
      continue;
    }
    side.taken += next;
    room -= next;
  }
  const [from, to] = [middle - left.taken, middle + width + right.taken];

  const pieces: Piece[] = [];
  const add = (piece: string, mark: boolean) => {
    const last = pieces.at(-1);
    if (piece && last?.mark === mark) last.text += piece;
    else if (piece) pieces.push({ text: piece, mark });
  };
  add(from > 0 ? ELLIPSIS : '', false);
  let at = from;
  for (const [start, size] of ordered) {
    if (start < at || start + size > to) continue;
    const [inside, marked] = typedPart(text.slice(start, start + size), words);
    add(text.slice(at, start + inside), false);
    add(text.slice(start + inside, start + inside + marked), true);
    at = start + size;
    add(text.slice(start + inside + marked, at), false);
  }
  add(text.slice(at, to), false);
  add(to < text.length ? ELLIPSIS : '', false);
  return pieces;
}
