import { editDistance } from './edit-distance';

/** Words with the letters in them as bits, to leave out in one step most words that cannot be near a typing error. */
interface Entry {
  word: string;
  letters: number;
}

/** Tells whether a term is in the index. */
export interface Terms {
  hasTerm: (term: string) => boolean;
}

const MOST_COMPLETIONS = 16;
const MOST_CORRECTIONS = 4;
/** Longer words are identifiers. */
const LONGEST = 24;
const MOST_LOOKED_AT = 150;

function lettersOf(word: string): number {
  let bits = 0;
  for (let place = 0; place < word.length; place += 1) {
    const code = word.charCodeAt(place) - 97;
    bits |= 1 << (code >= 0 && code < 26 ? code : 26);
  }
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count += 1;
  return count;
}

/** The place of the first word that is not before the given one. */
function placeIn(list: string[], word: string): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Typing errors that a word of this length may have. */
export function errorsAllowed(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/** All words of the index: completes what is being typed, corrects what was mistyped. */
export class Vocabulary {
  readonly #lists: string[][] = [];
  #byLength: Entry[][] | null = null;
  readonly #terms: Terms[] = [];

  /** Adds a sorted list of words and what knows their terms; words of lists added earlier count as more important. */
  add(words: string[], terms: Terms): void {
    this.#lists.push(words);
    this.#terms.push(terms);
    this.#byLength = null;
  }

  /** Words by their length. Made when the first word has to be corrected: most readers write as they should. */
  #words(): Entry[][] {
    if (this.#byLength) return this.#byLength;
    const byLength: Entry[][] = [];
    for (const word of this.#lists.flat()) {
      // What has a digit is a name or a number: those are completed, never corrected.
      if (/\d/.test(word) || word.length > LONGEST) continue;
      (byLength[word.length] ??= []).push({ word, letters: lettersOf(word) });
    }
    this.#byLength = byLength;
    return byLength;
  }

  has(word: string): boolean {
    return this.#lists.some((list) => list[placeIn(list, word)] === word);
  }

  /** True if the word, in some form, is in the index. */
  hasTerm(term: string): boolean {
    return this.#terms.some((terms) => terms.hasTerm(term));
  }

  /** Words that begin with the letters, shortest first. */
  completions(start: string): string[] {
    const found: string[] = [];
    for (const list of this.#lists) {
      const low = placeIn(list, start);
      const own: string[] = [];
      for (const word of list.slice(low, low + MOST_LOOKED_AT)) {
        if (!word.startsWith(start)) break;
        own.push(word);
      }
      own.sort((a, b) => a.length - b.length);
      for (const word of own) {
        if (found.length === MOST_COMPLETIONS) return found;
        found.push(word);
      }
    }
    return found;
  }

  /** Words a few typing errors away, nearest first. With `open`, words whose beginning is near count too. */
  corrections(typed: string, open: boolean): { word: string; errors: number }[] {
    const allowed = errorsAllowed(typed.length);
    if (!allowed) return [];
    const byLength = this.#words();
    const letters = lettersOf(typed);
    const found: { word: string; errors: number }[] = [];
    const longest = open ? Math.min(LONGEST, typed.length + 8) : typed.length + allowed;
    for (let length = Math.max(3, typed.length - allowed); length <= longest; length += 1) {
      const whole = length <= typed.length + allowed;
      for (const { word, letters: own } of byLength[length] ?? []) {
        // Each error brings in or takes away one letter at most.
        if (bitCount(letters & ~own) > allowed) continue;
        if (whole && bitCount(own & ~letters) > allowed) continue;
        const errors = editDistance(typed, word, allowed);
        if (errors <= allowed) found.push({ word, errors: errors + (word[0] === typed[0] ? 0 : 0.5) });
        else if (open && word[0] === typed[0]) {
          const start = editDistance(typed, word, Math.min(allowed, typed.length < 6 ? 1 : allowed), true);
          if (start <= allowed) found.push({ word, errors: start + 0.4 });
        }
      }
    }
    found.sort((a, b) => a.errors - b.errors || a.word.length - b.word.length);
    const best = found[0]?.errors ?? 0;
    return found.filter(({ errors }) => errors <= best + 0.5).slice(0, MOST_CORRECTIONS);
  }
}
