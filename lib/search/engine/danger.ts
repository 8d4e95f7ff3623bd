import type { DangerWords } from '@/lib/data/danger-words-file';
import { editDistance } from './edit-distance';
import { splitQuery } from './words';

/** How many other words may come between two words of a pattern. */
const MAX_WORDS_BETWEEN = 3;
/** Words of at least this many letters may contain a typo. */
const MIN_TYPO_LETTERS = 5;
/** `#` in a pattern: a number of two digits or more, such as "30" or "2000mg", and no year. */
const LARGE_NUMBER = /^(?!20[1-4]\d$)\d{2,}(m?g|x)?$/;

/** The words that match at one position of a pattern. A star ends the beginning of words; an exact word ends with `!`. */
interface Slot {
  /**
   * `+`: directly after the word before. `-`, only in a last slot: no such word follows directly. `of +jumping -to|into`
   * matches "of jumping", and not "of jumping to conclusions".
   */
  link?: string;
  wanted: readonly string[];
}
type Pattern = readonly Slot[];

/** The patterns and words of a language, read from its file. */
function patternsIn({ words, ...lists }: DangerWords) {
  const withNames = (text: string) => text.replace(/<(\w+)>/g, (_, name: string) => words[name] ?? '');
  const slotFrom = (text: string): Slot => ({
    link: /^[+-]/.exec(text)?.[0],
    wanted: text.replace(/^[+-]/, '').split('|'),
  });
  const patternsFrom = (lines: readonly string[]): Pattern[] =>
    lines.map((line) => line.split(' ').map((text) => slotFrom(withNames(text))));
  return {
    always: patternsFrom(lists.always),
    unlessThings: patternsFrom(lists.unlessThings),
    alone: new Set(lists.alone),
    things: new Set(lists.things),
    papers: new Set(lists.papers),
    people: new Set(lists.people.flatMap((word) => withNames(word).split('|'))),
  };
}

/**
 * Says, by the words of each language, whether a query suggests that the person searching, or someone else, may be in
 * danger. A paper or a thing makes a search harmless only in a language that has words for danger in it, because "video"
 * is a word in several.
 */
export function createDangerCheck(wordLists: readonly DangerWords[]): (query: string) => boolean {
  const patternSets = wordLists.map(patternsIn);
  return (query) => meansDanger(query, patternSets);
}

function meansDanger(query: string, patternSets: readonly ReturnType<typeof patternsIn>[]): boolean {
  const typed = splitQuery(query.slice(0, 300));
  const hasAny = (words: ReadonlySet<string>) => typed.some((word) => words.has(word));
  const matchesAny = (patterns: readonly Pattern[]) =>
    patterns.some((pattern) => typed.some((_, at) => matchesAt(typed, at, pattern)));
  if (typed.length === 1 && patternSets.some(({ alone }) => hasAny(alone))) return true;
  const matching = patternSets.filter(({ always, unlessThings }) => matchesAny(always) || matchesAny(unlessThings));
  if (!matching.length || matching.some(({ papers, people }) => hasAny(papers) && !hasAny(people))) return false;
  return matching.some(({ always }) => matchesAny(always)) || !matching.some(({ things }) => hasAny(things));
}

/** True if the word at `at` matches the pattern at `index`, and the words after it match the rest. */
function matchesAt(words: readonly string[], at: number, pattern: Pattern, index = 0): boolean {
  const slot = pattern[index];
  if (!slot) return true;
  const isWanted = slot.wanted.some((wanted) => fits(words[at] ?? '', wanted));
  if (slot.link === '-') return !isWanted;
  if (!isWanted) return false;
  const lastNext = at + 1 + (pattern[index + 1]?.link ? 0 : MAX_WORDS_BETWEEN);
  for (let next = at + 1; next <= lastNext; next += 1) {
    if (matchesAt(words, next, pattern, index + 1)) return true;
  }
  return false;
}

/** True if a word is the wanted one, or, if that one allows for it, begins with it or is one edit away from it. */
function fits(typed: string, wanted: string): boolean {
  if (wanted === '#') return LARGE_NUMBER.test(typed);
  if (typed[0] !== wanted[0]) return false;
  const [isStart, isExact] = [wanted.endsWith('*'), wanted.endsWith('!')];
  const word = isStart || isExact ? wanted.slice(0, -1) : wanted;
  if (typed === word || (isStart && typed.startsWith(word))) return true;
  if (isExact || word.length < MIN_TYPO_LETTERS) return false;
  const lengths = isStart ? [word.length - 1, word.length, word.length + 1] : [typed.length];
  return lengths.some(
    (length) => Math.abs(length - word.length) < 2 && editDistance(typed.slice(0, length), word, 1) < 2,
  );
}
