import MiniSearch, { type Options } from 'minisearch';
import { decode } from '@/lib/settings/addresses';
import type { Analyzer } from './analysis';
import { textWords } from './words';

/** Whom a page is for, in one word that a result shows. */
export type Reader = 'Participants' | 'Staff' | 'Developers' | 'Data';

/** A page in the index file. Fields that a page doesn't have are left out. */
export interface IndexPage {
  url: string;
  title: string;
  /** Name in the sidebar, if it differs from the title. */
  label?: string;
  breadcrumb: string[];
  /** Words and phrases that readers use for the page, with commas between them; the operation's route is among them. */
  keywords?: string;
  reader: Reader;
  /** The first section is the part before any heading. */
  sections: IndexSection[];
}

export interface IndexSection {
  heading?: string;
  /** ID of the heading. */
  hash?: string;
  /** Words and phrases that readers use for the section, with commas between them. */
  keywords?: string;
}

/** For each page and section of the index file, the terms of its text, each once, with spaces between them. */
export type IndexTerms = readonly (readonly string[])[];

/** The texts of pages' sections, by address. */
export type ExcerptTexts = Record<string, readonly string[]>;

/** The ID of a page's names in MiniSearch, or with a section, that of the section. */
export const documentId = (page: number, section?: number): string =>
  section === undefined ? String(page) : `${page}.${section}`;

/** How much a match in each field counts. Titles and page keywords count again for each section of the page. */
const NAMES = { title: 3, heading: 3.5 };
const KEYWORDS = { pageKeywords: 2.5, keywords: 2.2 };
const TEXT = { text: 1.6 };

/** Sections are of any length, and a long one isn't worse: its length doesn't count (`b`). The others are the defaults. */
const BM25 = { k: 1.2, b: 0, d: 0.5 };
/** How many documents to index before the page may paint and take input. */
const AT_ONCE = 200;

/** The names of a page, each a phrase: its title, its label in the sidebar, and its address. */
export const namesOf = ({ title, label, url }: IndexPage): string[] =>
  [
    title,
    label ?? '',
    decode(url)
      .replace(/[/_-]+/g, ' ')
      .trim(),
  ].filter(Boolean);

const byWords = (text: string): string[] => text.split(' ');

/** Indexes documents with MiniSearch. Searches take one word, and find its other forms as well. */
async function indexOf(
  boost: Record<string, number>,
  documents: readonly { id: string }[],
  analyzer: Analyzer,
  options: Pick<Options, 'tokenize' | 'processTerm'>,
): Promise<MiniSearch> {
  const index = new MiniSearch({
    fields: Object.keys(boost),
    ...options,
    searchOptions: {
      boost,
      bm25: BM25,
      combineWith: 'OR',
      tokenize: byWords,
      processTerm: (word) => [...new Set([analyzer.term(word) ?? word, word])],
    },
  });
  await index.addAllAsync(documents, { chunkSize: AT_ONCE });
  return index;
}

/** The index of what pages and their sections are called. */
export function indexNames(pages: readonly IndexPage[], analyzer: Analyzer): Promise<MiniSearch> {
  const documents = pages.flatMap((page, place) => [
    { id: documentId(place), title: namesOf(page).join(' ') },
    ...page.sections.map(({ heading }, section) => ({ id: documentId(place, section), heading })),
  ]);
  return indexWords(NAMES, documents, analyzer);
}

/** The index of readers' words for pages and their sections. */
export function indexKeywords(pages: readonly IndexPage[], analyzer: Analyzer): Promise<MiniSearch> {
  const documents = pages.flatMap(({ keywords, sections }, place) => [
    { id: documentId(place), pageKeywords: keywords },
    ...sections.map((section, at) => ({ id: documentId(place, at), keywords: section.keywords })),
  ]);
  return indexWords(KEYWORDS, documents, analyzer);
}

/** Words are found as written, too, so that unfinished and misspelled words find them. */
function indexWords(
  boost: Record<string, number>,
  documents: readonly { id: string }[],
  analyzer: Analyzer,
): Promise<MiniSearch> {
  return indexOf(boost, documents, analyzer, {
    tokenize: textWords,
    processTerm: (word) => {
      const term = analyzer.term(word);
      return term === null || term === word ? term : [term, word];
    },
  });
}

/** The index of the terms of texts. */
export function indexTexts(terms: IndexTerms, analyzer: Analyzer): Promise<MiniSearch> {
  const documents = terms.flatMap((sections, place) =>
    sections.map((text, section) => ({ id: documentId(place, section), text })),
  );
  return indexOf(TEXT, documents, analyzer, { tokenize: byWords, processTerm: (term) => term });
}
