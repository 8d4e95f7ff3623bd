import { indexTerm } from './analysis';
import { chunkWords } from './words';

/** A match in a text: where it starts and how long it is. */
export type Match = [start: number, length: number];

/** A piece of text, marked or not. */
export interface Piece {
  text: string;
  mark: boolean;
}

export const ELLIPSIS = '…';

const WORD = /[\p{L}\p{N}]+/gu;
const CHUNK = /[\p{L}\p{N}_]+|[^\p{L}\p{N}_]+/gu;
/** What ends a run of characters that is looked at as one. */
const RUN_END = /[\s-]|$/g;
/** Letters and digits that may be other ones without their accents: all but ASCII, punctuation and signs. */
const FOREIGN = /[\u00aa-\u1fff\u2c00-\uffff]/;
/** Letters by which a place that may match is found. */
const HINT = 3;

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

/** First letters of every word of a term: endings are not the same, and a last `y` is an `i` in the term. */
export function beginningOf(term: string): string {
  return term.length > HINT ? term.slice(0, HINT) : term.replace(/i$/, '');
}

/** What is looked for in texts. */
export interface Wanted {
  terms: ReadonlySet<string>;
  /** Beginnings of words. */
  starts: readonly string[];
  /** Stand wherever a match may begin, and in more places: texts are searched for them, not read word by word. */
  beginnings: readonly string[];
}

/** Words whose index terms are among the given ones, or that a given word begins. */
export function wantedWords(terms: ReadonlySet<string>, starts: readonly string[] = []): Wanted {
  return { terms, starts, beginnings: [...new Set([...terms, ...starts].map(beginningOf))] };
}

/** Where wanted words stand in a text. Looks no further than `reach` characters after the first match. */
export function findMatches(text: string, { terms, starts, beginnings }: Wanted, reach = Infinity): Match[] {
  const matches: Match[] = [];
  const isMeant = (word: string) => terms.has(termOf(word)) || starts.some((start) => word.startsWith(start));
  const lower = text.toLowerCase();
  // An empty beginning stands everywhere: then each word is looked at.
  const hints = FOREIGN.test(text) ? [''] : beginnings;
  const nexts = hints.map(() => -1);
  const nextHint = (from: number) => {
    let next = Infinity;
    for (const [place, hint] of hints.entries()) {
      if ((nexts[place] ?? 0) < from) {
        const found = from < lower.length ? lower.indexOf(hint, from) : -1;
        nexts[place] = found < 0 ? Infinity : found;
      }
      next = Math.min(next, nexts[place] ?? Infinity);
    }
    return next;
  };
  for (let hint = nextHint(0); hint < Infinity;) {
    if (matches[0] && hint > matches[0][0] + matches[0][1] + reach) break;
    RUN_END.lastIndex = hint;
    const end = RUN_END.exec(text)?.index ?? text.length;
    let start = hint;
    while (start > 0 && start < end && !/[\s-]/.test(text[start - 1] ?? '')) start -= 1;
    addMatches(text.slice(start, end), start);
    hint = nextHint(Math.max(end, hint + 1));
  }
  return matches;

  function addMatches(run: string, place: number): void {
    const { parts, whole } = chunkWords(run);
    if (whole && terms.has(termOf(whole))) {
      const [first] = run.matchAll(WORD);
      const length = run.replace(/[^\p{L}\p{N}]+$/u, '').length - (first?.index ?? 0);
      matches.push([place + (first?.index ?? 0), length]);
      return;
    }
    if (!parts.some(isMeant)) return;
    const [only = ''] = parts;
    if (parts.length === 1 && run.slice(0, only.length).toLowerCase() === only) {
      matches.push([place, only.length]);
      return;
    }
    for (const word of run.matchAll(WORD)) {
      const { parts: own } = chunkWords(word[0]);
      if (own.some(isMeant)) matches.push([place + word.index, word[0].length]);
    }
  }
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
  const isWhole = text.length <= length;
  const ordered = [...matches].sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const [middle, width] = ordered[0] ?? [0, 0];
  // What lies farther from the first match does not fit, and neither does a word that is cut here.
  let at = Math.max(0, middle - length - 1);
  const end = Math.min(text.length, middle + width + length + 1);
  const addRest = (until: number) => {
    if (isWhole) {
      if (at < until) chunks.push({ text: text.slice(at, until), match: false });
      return;
    }
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
