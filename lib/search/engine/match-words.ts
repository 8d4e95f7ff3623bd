import type MiniSearch from 'minisearch';
import type { SearchOptions, SearchResult } from 'minisearch';
import type { Analyzer } from './analysis';
import { editDistance } from './edit-distance';
import { CORRECTION } from './weights';
import { splitChunk, splitQuery } from './words';

/** Maximum words in a query; the rest are ignored so no query takes longer than a frame. */
export const MAX_WORDS = 12;
/** Maximum characters in a query; the rest are ignored. */
const MAX_QUERY_CHARACTERS = 600;

/** The matches for one word of a query. */
export interface WordMatch {
  /** The word as typed or meant, or the name that it is a part of, if pages have that. */
  word: string;
  /** Matches by entry. */
  byEntry: ReadonlyMap<string, SearchResult>;
  /** How much the word says about the topic, from 0 to 1. */
  weight: number;
  /** The stem of the word, or if no page has it, the stems of longer words. */
  stems: ReadonlySet<string>;
  /**
   * It's a part of a name in code that no page has as a whole: what lacks it isn't meant. Of `temporal_survey`, for
   * example, only sections with both parts, "temporal" and "survey", are results.
   */
  isRequired: boolean;
  /**
   * What to look for in phrases: the word before this one with this one, and this one with the word after it. Of the
   * second word in each, it's only the beginning, so that other forms of that word count, too.
   */
  pairs: readonly string[];
}

/** Finds the entries that have a word. */
type Find = (word: string, options?: SearchOptions) => ReadonlyMap<string, SearchResult>;

/** A word of a query, what it was typed in, up to the spaces around it, and the name that this is as one word. */
interface TypedWord {
  word: string;
  chunk: string;
  joined: string | null;
}

/** Matches the words of a query, in order, without stop words and those that are nowhere. Any input is valid. */
export function matchWords(index: MiniSearch, analyzer: Analyzer, query: string): WordMatch[] {
  const find: Find = (word, options) => new Map(index.search(word, options).map((entry) => [entry.id, entry]));
  const text = query.slice(0, MAX_QUERY_CHARACTERS);
  const words = joinStopWords(typedWords(text), analyzer);
  return words.flatMap((typed, at) => {
    // A single stop word is kept, because it may be the start of another word: "an" of "android".
    if (words.length > 1 && analyzer.stem(typed.word) === null) return [];
    const isUnfinished = at === words.length - 1 && !/\s$/.test(text);
    const { form, byEntry } = firstFound(find, analyzer, typed, isUnfinished);
    const isRequired = typed.joined !== null && form !== typed.joined && !typed.chunk.includes('-');
    if (!byEntry.size && !isRequired) return [];
    return {
      word: form,
      weight: analyzer.weightOf(typed.word),
      byEntry,
      isRequired,
      stems: stemsOf(form, byEntry, analyzer),
      pairs: pairsOf(form, isUnfinished, words[at - 1], words[at + 1]),
    };
  });
}

const typedWords = (text: string): TypedWord[] =>
  text
    .split(/\s+/)
    .flatMap((chunk) => splitQuery(chunk).map((word) => ({ word, chunk, joined: splitChunk(chunk).joined })))
    .slice(0, MAX_WORDS);

/** The words of a query, or if all are stop words, the one that the index has for them. */
function joinStopWords(typed: TypedWord[], analyzer: Analyzer): TypedWord[] {
  if (typed.some(({ word }) => analyzer.stem(word) !== null)) return typed;
  return analyzer.joinStopWords(typed.map(({ word }) => word)).map((word) => ({ word, chunk: word, joined: null }));
}

/** The stem of the form in which a word is found, or if no entry has it, those of the words that begin with it. */
function stemsOf(form: string, byEntry: WordMatch['byEntry'], analyzer: Analyzer): ReadonlySet<string> {
  const stemOf = (word: string) => analyzer.stem(word) ?? word;
  const stems = new Set([...byEntry.values()].flatMap(({ terms }) => terms.map(stemOf)));
  return stems.has(stemOf(form)) ? new Set([stemOf(form)]) : stems;
}

function pairsOf(form: string, isUnfinished: boolean, before?: TypedWord, after?: TypedWord): string[] {
  return [
    ...(before ? [` ${before.word} ${isUnfinished ? form : startOf(form)}`] : []),
    ...(after ? [` ${form} ${startOf(after.word)}`] : []),
  ];
}

/** The letters of a word that most of its forms have. */
const startOf = (word: string): string => `${word} `.slice(0, 4);

/**
 * The form in which a word is found: as typed, or as the beginning of another word if it's unfinished, or else as it may
 * be meant. A pasted name is found as one word, so that pages with its parts stay behind.
 */
function firstFound(find: Find, analyzer: Analyzer, { word, joined }: TypedWord, isUnfinished: boolean) {
  const asName = joined ? find(joined) : new Map<string, SearchResult>();
  if (joined && asName.size) return { form: joined, byEntry: asName };
  const byEntry = find(word, { prefix: isUnfinished });
  // A word with a digit, or in a name, isn't a misspelled one.
  const meant = byEntry.size || joined || /\d/.test(word) ? undefined : mostSimilar(find, word, analyzer);
  return meant === undefined ? { form: word, byEntry } : { form: meant, byEntry: find(meant) };
}

/** The word that a misspelled one is most likely meant to be: the most similar one, and of these, the one in most entries. */
function mostSimilar(find: Find, word: string, analyzer: Analyzer): string | undefined {
  if (word.length < CORRECTION.minLetters) return;
  const counts = new Map<string, number>();
  // MiniSearch counts swapped letters as two edits.
  for (const { terms } of find(word, { fuzzy: 2 }).values())
    for (const form of terms) counts.set(form, (counts.get(form) ?? 0) + 1);
  const stem = analyzer.stem(word) ?? word;
  const [best] = [...counts]
    .map(([form, count]) => ({
      form,
      count,
      edits: Math.min(editDistance(word, form), editDistance(stem, form) + CORRECTION.ofStem),
    }))
    .sort((a, b) => a.edits - b.edits || b.count - a.count);
  return best && best.edits < Math.max(1, word.length * CORRECTION.wrongShare) + CORRECTION.tolerance
    ? best.form
    : undefined;
}

/** The words to highlight in some entries: those that are there, as typed, or as they were meant. */
export function wordsIn(entries: readonly string[], matches: readonly WordMatch[], analyzer: Analyzer): string[] {
  const words = matches.flatMap(({ word, byEntry }) => {
    const inEntries = entries.flatMap((id) => byEntry.get(id)?.terms ?? []);
    if (inEntries.some((form) => form.startsWith(word) || form === analyzer.stem(word))) return word;
    const written = inEntries.find(
      (form) => analyzer.stem(form) !== form && inEntries.includes(analyzer.stem(form) ?? ''),
    );
    return written ?? inEntries[0] ?? [];
  });
  return [...new Set(words)];
}
