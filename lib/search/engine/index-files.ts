import MiniSearch from 'minisearch';
import type { Analyzer } from './analysis';
import { BM25, FIELDS } from './weights';
import { splitText } from './words';

/** Whom a page is for above all, in a word of its front matter. */
export type MainAudience = 'participant' | 'clinician' | 'administrator' | 'developer' | 'data-scientist';

/** A page with its names: the first file of a language. Fields that a page doesn't have are left out. */
export interface IndexPage {
  path: string;
  title: string;
  /** Name in the sidebar, if it differs from the title. */
  label?: string;
  breadcrumb: string[];
  audience: MainAudience;
  /** The first section is the part before any heading. */
  sections: IndexSection[];
}

export interface IndexSection {
  heading?: string;
  /** ID of the heading. */
  anchor?: string;
}

/** The texts of pages' sections, by path. */
export type ExcerptTexts = Record<string, readonly string[]>;

/**
 * The second file of a language: for each page, the text to index of the page itself, and then of each of its sections. It
 * has readers' words, a phrase on each line, and the stems of texts, each once.
 */
export type WordsFile = Partial<Record<keyof typeof FIELDS, string>>[][];

/** What the index has of a page itself, or of one of its sections. */
export type IndexEntry = { id: string; pageIndex: number } & Partial<Record<keyof typeof FIELDS, string>>;

/** The IDs of the entries of a page itself, and of one of its sections. */
export const pageEntryId = (pageIndex: number): string => `${pageIndex}`;
export const sectionEntryId = (pageIndex: number, sectionIndex: number): string => `${pageIndex}.${sectionIndex}`;

/** The entries of all pages, with their words as soon as those are there. The words of its path are names of a page, too. */
export const entriesOf = (pages: readonly IndexPage[], words: WordsFile = []): IndexEntry[] =>
  pages.flatMap(({ title, label, path, sections }, pageIndex) => {
    const names = [title, label, path.replace(/[/_-]+/g, ' ')].filter(Boolean).join('\n');
    const [ofPage, ...ofSections] = words[pageIndex] ?? [];
    return [
      { id: pageEntryId(pageIndex), pageIndex, name: names, ...ofPage },
      ...sections.map(({ heading }, index) => {
        return { id: sectionEntryId(pageIndex, index), pageIndex, name: heading, ...ofSections[index] };
      }),
    ];
  });

/** How many entries are indexed at a time; in between, the page can paint and take input. */
const ENTRIES_AT_ONCE = 500;

/** Indexes entries with MiniSearch, and pauses meanwhile. Searches take one word, and find its other forms as well. */
export async function createIndex(entries: readonly IndexEntry[], analyzer: Analyzer): Promise<MiniSearch> {
  // Words are found as written, too, so that unfinished and misspelled words find them. Texts come as stems.
  const formsOf = (word: string) => {
    const stem = analyzer.stem(word) ?? word;
    return stem === word ? word : [stem, word];
  };
  const index = new MiniSearch({
    fields: Object.keys(FIELDS),
    tokenize: (text, field) => (field === 'name' ? splitText(text) : text.split(/\s/)),
    processTerm: (word, field) => (field === 'text' ? word : analyzer.stem(word) && formsOf(word)),
    searchOptions: { boost: FIELDS, bm25: BM25, tokenize: (word) => [word], processTerm: formsOf },
  });
  await index.addAllAsync(entries, { chunkSize: ENTRIES_AT_ONCE });
  return index;
}
