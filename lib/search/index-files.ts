import MiniSearch from 'minisearch';
import { documentsOf, type Documents, type StoredPages, type StoredSections } from './documents';
import {
  BODY_FIELDS,
  fieldTerm,
  NAME_FIELDS,
  searchOptions,
  TOPIC_FIELDS,
  type Field,
  type IndexedDocument,
} from './options';
import { packPostings, termsOf, type PackedPostings } from './packed-postings';
import { packStems, readStems, type PackedStems } from './packed-stems';
import { packWords, unpackWords } from './packed-words';
import type { SearchPage } from './index/page-sections';
import type { Synonyms } from './index/synonyms';
import { textWords } from './words';

/** Changes whenever the shape of the files does; part of their hash. */
export const FORMAT_VERSION = 3;

/** Words that come up in a part for the first time, and how their stems are made. */
export interface NewWords {
  words: string;
  stems: PackedStems;
}

/** Where the words of titles and headings stand: enough for first results. */
export interface NamesPiece extends NewWords {
  version: number;
  documents: number;
  names: PackedPostings[];
}

/** What results are drawn from. */
export interface PagesPiece {
  pages: StoredPages;
  sections: StoredSections;
}

/** Where keywords and identifiers stand, and what else a word may mean. */
export interface TopicsPiece extends NewWords {
  topics: PackedPostings[];
  synonyms: Synonyms;
}

/** The first part, in pieces that are of use as soon as they are here: each is read while the next is on its way. */
export type HeadFile = [NamesPiece, PagesPiece, TopicsPiece];
export type HeadPiece = HeadFile[number];

/** The second part: the words of the text that the first part does not know, and where all words of the text stand. */
export interface BodyFile extends NewWords {
  version: number;
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

function wordsOf(documents: IndexedDocument[], fields: readonly Field[], known: Set<string>): string[] {
  const words = new Set<string>();
  for (const document of documents) {
    for (const field of fields) {
      for (const word of textWords(document[field]))
        if (!known.has(word) && fieldTerm(word, field) !== null) words.add(word);
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

/** The anchor of a section. */
export function anchorOf({ heading, hash }: StoredSections, section: number): string {
  return hash[section] || headingSlug(heading[section] ?? '');
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
  const known = new Set<string>();
  /** Words of the fields that no part before holds; and all words up to here, in the order of the parts. */
  const wordsUpTo = (fields: readonly Field[]): { own: NewWords; all: string[] } => {
    const own = wordsOf(documents.indexed, fields, known);
    for (const word of own) known.add(word);
    return { own: { words: packWords(own), stems: packStems(own) }, all: [...known] };
  };
  const version = FORMAT_VERSION;
  const part = (fields: readonly Field[], mostRepeats: number): { own: NewWords; postings: PackedPostings[] } => {
    const { own, all } = wordsUpTo(fields);
    return { own, postings: postingsOf(documents, fields, all, mostRepeats) };
  };
  const names = part(NAME_FIELDS, 2);
  const topics = part(TOPIC_FIELDS, 2);
  const body = part(BODY_FIELDS, 1);
  return {
    head: [
      { version, documents: documents.indexed.length, ...names.own, names: names.postings },
      { pages: documents.pages, sections: packSections(documents.sections) },
      { ...topics.own, topics: topics.postings, synonyms },
    ],
    body: { version, ...body.own, postings: body.postings },
    text: { version, texts: documents.texts },
  };
}

/** New words, and for each the term under which the index keeps it. */
export function readWords(file: NewWords): { words: string[]; terms: string[] } {
  const words = unpackWords(file.words);
  return { words, terms: readStems(words, file.stems) };
}
