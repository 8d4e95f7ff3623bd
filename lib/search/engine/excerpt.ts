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
  const hint = new RegExp(FOREIGN.test(text) ? '[^\\s-]' : beginnings.join('|') || '$^', 'gi');
  for (let found = hint.exec(text); found; found = hint.exec(text)) {
    if (matches[0] && found.index > matches[0][0] + matches[0][1] + reach) break;
    let start = found.index;
    while (start > 0 && !/[\s-]/.test(text[start - 1] ?? '')) start -= 1;
    const run = /^[^\s-]*/.exec(text.slice(start))?.[0] ?? '';
    hint.lastIndex = Math.max(start + run.length, found.index + 1);
    const { parts, whole } = chunkWords(run);
    if (whole && terms.has(termOf(whole))) {
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

  const center = Math.max(
    0,
    chunks.findIndex(({ match }) => match),
  );
  let taken = chunks[center]?.text.length ?? 0;
  const sides = [-1, 1].map((step) => ({ step, edge: center, length: 0, isOpen: true }));
  for (;;) {
    for (const side of sides) side.isOpen &&= chunks[side.edge + side.step] !== undefined;
    const [side] = sides.filter(({ isOpen }) => isOpen).sort((a, b) => a.length - b.length);
    if (!side || taken >= length) break;
    const next = chunks[side.edge + side.step]?.text.length ?? 0;
    side.isOpen = taken + next <= length;
    if (!side.isOpen) continue;
    side.edge += side.step;
    side.length += next;
    taken += next;
  }
  const [first = 0, last = 0] = sides.map(({ edge }) => edge);

  const pieces = chunks
    .slice(first, last + 1)
    .flatMap((chunk) => (chunk.match ? markInside(chunk.text, words) : [{ text: chunk.text, mark: false }]));
  if (first > 0) pieces.unshift({ text: ELLIPSIS, mark: false });
  if (last < chunks.length - 1) pieces.push({ text: ELLIPSIS, mark: false });
  return pieces.reduce<Piece[]>((merged, piece) => {
    const before = merged.at(-1);
    if (before?.mark === piece.mark) before.text += piece.text;
    else merged.push({ ...piece });
    return merged;
  }, []);
}
