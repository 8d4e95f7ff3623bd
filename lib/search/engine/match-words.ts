import type MiniSearch from 'minisearch';
import type { SearchOptions } from 'minisearch';
import { defaultAnalyzer, type Analyzer } from './analysis';
import { chunkWords, plainWords } from './words';

/** Maximum words in a query; the rest are ignored so no query takes longer than a frame. */
export const MAX_WORDS = 12;
/** Maximum characters in a query; the rest are ignored. */
const MAX_QUERY_LENGTH = 600;

/** One word of a query. */
export interface QueryToken {
  word: string;
  /** The name that it is a part of, such as `wifi` for the parts of "Wi-Fi". */
  joined: string | null;
  /** The reader may still be typing this word. */
  unfinished: boolean;
  /** How much the word says about the topic, from 0 to 1. */
  weight: number;
}

/** The words of a query in order, without stop words and repeats. Any input is valid. */
export function parseQuery(input: string, analyzer = defaultAnalyzer): QueryToken[] {
  const text = input.slice(0, MAX_QUERY_LENGTH);
  const words = text
    .split(/\s+/)
    .flatMap((chunk) => plainWords(chunk).map((word) => ({ word, joined: chunkWords(chunk).joined })))
    .slice(0, MAX_WORDS)
    .map(({ word, joined }, index, { length }) => ({
      word,
      joined,
      unfinished: index === length - 1 && !/\s$/.test(text),
      weight: analyzer.weight(word),
    }));
  // A repeated word adds nothing. Only the last occurrence counts, because it may be unfinished.
  const kept = words.filter(
    ({ word }, index) => analyzer.stem(word) !== null && !words.slice(index + 1).some((later) => later.word === word),
  );
  // A single stop word is kept, because it may be the start of another word: "an" of "android".
  return kept.length || words.length > 1 ? kept : words;
}

/** How well a word matches in an entry, and the indexed forms that it matches there. */
interface Match {
  score: number;
  forms: string[];
}

/** The matches for one word of a query. */
export interface WordMatch {
  /** The word as typed, or the name that it is a part of, if pages have that. */
  word: string;
  /** Matches by entry. */
  byEntry: Map<string, Match>;
  /** How much the word says about the topic, from 0 to 1. */
  weight: number;
  /** The stem of the word, or if no page has it, the stems of similar and longer words. */
  stems: ReadonlySet<string>;
}

/** What pages call the things that readers have other words for, by the stem of the reader's word. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** Reads the synonyms of a language: what readers say, in commas, by the words of pages for it. */
export function synonymsIn(lists: Readonly<Record<string, string>>, analyzer: Analyzer): Synonyms {
  const synonyms = new Map<string, string[]>();
  for (const [words, list] of Object.entries(lists)) {
    for (const word of list.split(', ')) {
      const key = analyzer.stem(word) ?? word;
      synonyms.set(key, [...(synonyms.get(key) ?? []), ...words.split(' ')]);
    }
  }
  return synonyms;
}

/** Shorter words aren't corrected. */
const SHORTEST = 3;
/** The share of a longer word that may be wrong. */
const WRONG = 0.25;

type Find = (text: string, options?: SearchOptions) => Map<string, Match>;

/** Matches the words of a query with the indexes. Words that are nowhere are left out. */
export function matchWords(
  indexes: readonly MiniSearch[],
  analyzer: Analyzer,
  synonyms: Synonyms,
  tokens: readonly QueryToken[],
): WordMatch[] {
  const find: Find = (text, options) => {
    const byEntry = new Map<string, Match>();
    for (const { id, score, terms } of indexes.flatMap((index) => index.search(text, options))) {
      const before = byEntry.get(String(id));
      byEntry.set(String(id), { score: score + (before?.score ?? 0), forms: [...terms, ...(before?.forms ?? [])] });
    }
    return byEntry;
  };
  return tokens
    .map((token) => {
      const { text, byEntry } = firstFound(
        find,
        token,
        analyzer,
        synonyms.get(analyzer.stem(token.word) ?? token.word),
      );
      const stem = analyzer.stem(text) ?? text;
      const matched = [...byEntry.values()].flatMap(({ forms }) => forms.map((form) => analyzer.stem(form) ?? form));
      return { word: text, weight: token.weight, byEntry, stems: new Set(matched.includes(stem) ? [stem] : matched) };
    })
    .filter(({ byEntry }) => byEntry.size);
}

/**
 * A word as it's found: as typed, or as the beginning of another word if it's unfinished. If it's nowhere, by what pages
 * call it, or else as it may be meant. A pasted name is found as one word, so that pages with its parts stay behind.
 */
function firstFound(
  find: Find,
  { word, joined, unfinished }: QueryToken,
  analyzer: Analyzer,
  others?: readonly string[],
) {
  const attempts: [string, SearchOptions?][] = [
    ...(joined ? [[joined] as [string]] : []),
    [word, { prefix: unfinished }],
  ];
  if (others) attempts.push([others.join(' '), { tokenize: (text) => text.split(' ') }]);
  for (const [text, options] of attempts) {
    const byEntry = find(text, options);
    if (byEntry.size) return { text, byEntry };
  }
  // A word with a digit is a name or a number.
  const text = /\d/.test(word) || word.length < SHORTEST ? undefined : meant(find, word, analyzer);
  return { text: text ?? word, byEntry: text === undefined ? new Map<string, Match>() : find(text) };
}

/**
 * The word that a misspelled one is most likely meant to be: the most similar one, and of these, the one in most entries.
 * Nothing if it's more likely a word that says nothing: "whit" is "with".
 */
function meant(find: Find, word: string, analyzer: Analyzer): string | undefined {
  const stem = analyzer.stem(word) ?? word;
  const counts = new Map<string, number>();
  // MiniSearch counts swapped letters as two errors.
  for (const { forms } of find(word, { fuzzy: Math.max(2, Math.round(word.length * WRONG)) }).values())
    for (const form of forms) counts.set(form, (counts.get(form) ?? 0) + 1);
  const [best] = [...counts]
    .map(([form, count]) => ({ form, count, errors: Math.min(errorsIn(word, form), errorsIn(stem, form) + 0.25) }))
    .sort((a, b) => a.errors - b.errors || b.count - a.count);
  if (!best || best.errors > Math.max(1, word.length * WRONG) + 0.5) return;
  return analyzer.stopWords.some((stop) => errorsIn(word, stop) <= best.errors) ? undefined : best.form;
}

/**
 * How many letters of a word are added, missing, different, or swapped with the next. A swap, the
 * commonest error, counts less, and so does a vowel for a vowel, which sounds right; the first letter is seldom wrong.
 */
function errorsIn(typed: string, word: string): number {
  let rows: number[][] = [[...`${word} `].map((_, at) => at)];
  for (const [at, letter] of [...typed].entries()) {
    const [before = [], row = []] = rows;
    const next = [at + 1];
    for (const [index, wanted] of [...word].entries()) {
      const isSwap = letter === word[index - 1] && wanted === typed[at - 1];
      next.push(
        Math.min(
          (before[index] ?? 0) + differenceOf(letter, wanted),
          (before[index + 1] ?? 0) + 1,
          (next[index] ?? 0) + 1,
          isSwap ? (row[index - 1] ?? 0) + 0.75 : Infinity,
        ),
      );
    }
    rows = [next, before];
  }
  return (rows[0]?.at(-1) ?? 0) + Number(typed[0] !== word[0]) / 2;
}

const differenceOf = (letter: string, wanted: string): number =>
  letter === wanted ? 0 : /^[aeiouy]{2}$/.test(letter + wanted) ? 0.5 : 1;

/** The words to highlight in some entries: those that are there, as typed, or as they were meant. */
export function wordsIn(entries: readonly string[], matches: readonly WordMatch[], analyzer: Analyzer): string[] {
  const words = matches.flatMap(({ word, byEntry }) => {
    const inEntries = entries.flatMap((id) => byEntry.get(id)?.forms ?? []);
    if (inEntries.some((form) => form.startsWith(word) || form === analyzer.stem(word))) return word;
    const written = inEntries.find(
      (form) => analyzer.stem(form) !== form && inEntries.includes(analyzer.stem(form) ?? ''),
    );
    return written ?? inEntries[0] ?? [];
  });
  return [...new Set(words)];
}
