import MiniSearch from 'minisearch';
import { documentsOf, type Documents, type StoredPages, type StoredSections } from './documents';
import { BODY_FIELDS, fieldTerm, HEAD_FIELDS, searchOptions, type Field, type IndexedDocument } from './options';
import { packPostings, termsOf, type PackedPostings } from './packed-postings';
import { PackedSearch } from './packed-search';
import { packStems, readStems, type PackedStems } from './packed-stems';
import { packWords, unpackWords } from './packed-words';
import type { SearchPage } from './page-sections';
import type { Synonyms } from './synonyms';
import { textWords } from './words';

/** Changes whenever the shape of the files does; part of their hash. */
export const FORMAT_VERSION = 2;

/** The first part: titles, headings, keywords and identifiers. Enough for first results. */
export interface HeadFile {
  version: number;
  pages: StoredPages;
  sections: StoredSections;
  words: string;
  stems: PackedStems;
  postings: PackedPostings[];
  synonyms: Synonyms;
}

/** The second part: the words of the text that the first part does not know, and where all words of the text stand. */
export interface BodyFile {
  version: number;
  words: string;
  stems: PackedStems;
  postings: PackedPostings[];
}

/** The third part, for excerpts alone: the text of each section. */
export interface TextFile {
  version: number;
  texts: string[];
}

export interface IndexFiles {
  head: HeadFile;
  body: BodyFile;
  text: TextFile;
}

function wordsOf(documents: IndexedDocument[], fields: readonly Field[], known?: Set<string>): string[] {
  const words = new Set<string>();
  for (const document of documents) {
    for (const field of fields) {
      for (const word of textWords(document[field]))
        if (!known?.has(word) && fieldTerm(word, field) !== null) words.add(word);
    }
  }
  return [...words].sort();
}

/** An anchor that follows from its heading is not written down. */
function headingSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

function packSections({ heading, hash }: StoredSections): StoredSections {
  return { heading, hash: hash.map((id, place) => (id === headingSlug(heading[place] ?? '') ? '' : id)) };
}

export function unpackSections({ heading, hash }: StoredSections): StoredSections {
  return { heading, hash: hash.map((id, place) => id || headingSlug(heading[place] ?? '')) };
}

function postingsOf(
  documents: Documents,
  fields: readonly Field[],
  words: Iterable<string>,
  mostRepeats: number,
): PackedPostings[] {
  const index = new MiniSearch(searchOptions(fields));
  index.addAll(documents.indexed);
  return packPostings(index.toJSON(), termsOf(words), mostRepeats);
}

/**
 * All parts of the index of a list of pages. How often a word stands in the text of a section is left out: sections are
 * short, judged queries do not miss it, and it would be a seventh of the bytes.
 */
export function buildIndexFiles(pages: SearchPage[], synonyms: Synonyms): IndexFiles {
  const documents = documentsOf(pages);
  const headWords = wordsOf(documents.indexed, HEAD_FIELDS);
  const bodyWords = wordsOf(documents.indexed, BODY_FIELDS, new Set(headWords));
  const version = FORMAT_VERSION;
  return {
    head: {
      version,
      pages: documents.pages,
      sections: packSections(documents.sections),
      words: packWords(headWords),
      stems: packStems(headWords),
      postings: postingsOf(documents, HEAD_FIELDS, headWords, 2),
      synonyms,
    },
    body: {
      version,
      words: packWords(bodyWords),
      stems: packStems(bodyWords),
      postings: postingsOf(documents, BODY_FIELDS, [...headWords, ...bodyWords], 1),
    },
    text: { version, texts: documents.texts },
  };
}

/** Reads the first part at once: the reader waits for it. */
export function readHead(file: HeadFile): { index: PackedSearch; words: string[] } {
  const words = unpackWords(file.words);
  readStems(words, file.stems);
  return { words, index: PackedSearch.read(HEAD_FIELDS, file.postings, words, file.sections.heading.length) };
}

/** Reads the second part in slices. */
export async function readBody(
  file: BodyFile,
  headWords: string[],
  documents: number,
): Promise<{ index: PackedSearch; words: string[] }> {
  const words = unpackWords(file.words);
  readStems(words, file.stems);
  const all = [...headWords, ...words];
  return { words, index: await PackedSearch.readInSlices(BODY_FIELDS, file.postings, all, documents) };
}
