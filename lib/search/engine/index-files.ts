import MiniSearch from 'minisearch';
import type { Analyzer } from './analysis';
import { BM25, FIELDS } from './weights';
import { splitText } from './words';

/** Who a page is for, in one word that a result shows. */
export type AudienceLabel = 'Participants' | 'Staff' | 'Administrators' | 'Developers' | 'Data';

/** A page with its names: the first file of a language. Fields that a page doesn't have are left out. */
export interface IndexPage {
  path: string;
  title: string;
  /** Name in the sidebar, if it differs from the title. */
  label?: string;
  breadcrumb: string[];
  audienceLabel: AudienceLabel;
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
 * has readers' words, a phrase of words on each line, and the stems of texts, each once.
 */
export type WordsFile = Partial<Record<keyof typeof FIELDS, string>>[][];

/** What the index has of a page itself, or of one of its sections. */
export type IndexEntry = { id: string; pageIndex: number } & Partial<Record<keyof typeof FIELDS, string>>;

/** The ID of the entry of a page itself, or with a section, that of the section. */
export const entryId = (pageIndex: number, sectionIndex = -1): string => `${pageIndex}.${sectionIndex + 1}`;

/** The entries of all pages, with their words as soon as those are there. The words of its path are names of a page, too. */
export const entriesOf = (pages: readonly IndexPage[], words: WordsFile = []): IndexEntry[] =>
  pages.flatMap(({ title, label, path, sections }, pageIndex) => {
    const names = [title, label, path.replace(/[/_-]+/g, ' ')].filter(Boolean).join('\n');
    return [names, ...sections.map(({ heading }) => heading)].map((name, index) => {
      return { id: entryId(pageIndex, index - 1), pageIndex, name, ...words[pageIndex]?.[index] };
    });
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
