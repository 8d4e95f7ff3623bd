import { indexTerm } from './analysis';
import { chunkWords } from './words';

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
/** Characters that may change when accents are removed: all except ASCII, punctuation, and symbols. */
const FOREIGN = /[\u00aa-\u1fff\u2c00-\uffff]/;
/** Number of letters used to find possible matches. */
const HINT = 3;

/** The first letters shared by all words with a term: endings differ, and stemming turns a final `y` into `i`. */
export function beginningOf(term: string): string {
  return term.length > HINT ? term.slice(0, HINT) : term.replace(/i$/, '');
}

/** What to look for in texts. */
export interface Wanted {
  terms: ReadonlySet<string>;
  /** Beginnings of words. */
  starts: readonly string[];
  /** Prefixes of all possible matches (and other words); searching for them is faster than checking every word. */
  beginnings: readonly string[];
}

/** Wants words whose index terms are among the given ones, or that begin with one of `starts`. */
export function wantedWords(terms: ReadonlySet<string>, starts: readonly string[] = []): Wanted {
  return { terms, starts, beginnings: [...new Set([...terms, ...starts].map(beginningOf))] };
}

/** Finds wanted words in a text, up to `reach` characters after the first match. */
export function findMatches(text: string, { terms, starts, beginnings }: Wanted, reach = Infinity): Match[] {
  const matches: Match[] = [];
  const isMeant = (word: string) => terms.has(indexTerm(word) ?? '') || starts.some((start) => word.startsWith(start));
  const hint = new RegExp(FOREIGN.test(text) ? '[^\\s-]' : beginnings.join('|') || '$^', 'gi');
  for (let found = hint.exec(text); found; found = hint.exec(text)) {
    if (matches[0] && found.index > matches[0][0] + matches[0][1] + reach) break;
    let start = found.index;
    while (start > 0 && !/[\s-]/.test(text[start - 1] ?? '')) start -= 1;
    const run = /^[^\s-]*/.exec(text.slice(start))?.[0] ?? '';
    hint.lastIndex = Math.max(start + run.length, found.index + 1);
    const { parts, whole } = chunkWords(run);
    if (whole && terms.has(indexTerm(whole) ?? '')) {
      const before = run.search(WORD);
      matches.push([start + before, run.replace(/[^\p{L}\p{N}]+$/u, '').length - before]);
    } else if (parts.some(isMeant)) {
      const [only = ''] = parts;
      const isPlain = parts.length === 1 && run.slice(0, only.length).toLowerCase() === only;
      for (const word of isPlain ? [{ 0: only, index: 0 }] : run.matchAll(WORD)) {
        if (chunkWords(word[0]).parts.some(isMeant)) matches.push([start + word.index, word[0].length]);
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
