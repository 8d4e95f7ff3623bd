import { decode } from '@/lib/settings/addresses';
import type { FIELDS } from './weights';
import { wordsOf } from './words';

/** Who a page is for, in one word that a result shows. */
export type Audience = 'Participants' | 'Staff' | 'Administrators' | 'Developers' | 'Data';

/** A page with its names: the first file of a language. Fields that a page doesn't have are left out. */
export interface IndexPage {
  url: string;
  title: string;
  /** Name in the sidebar, if it differs from the title. */
  label?: string;
  breadcrumb: string[];
  audience: Audience;
  /** The first section is the part before any heading. */
  sections: IndexSection[];
}

export interface IndexSection {
  heading?: string;
  /** ID of the heading. */
  hash?: string;
}

/** The texts of pages' sections, by address. */
export type ExcerptTexts = Record<string, readonly string[]>;

/** The ID in MiniSearch of a page itself, or with a section, that of the section. */
export const entryId = (pageIndex: number, sectionIndex = -1): string => `${pageIndex}.${sectionIndex + 1}`;

/** The names of a page in words: its title, its label in the sidebar, and its address. */
export const namesOf = ({ title, label, url }: IndexPage): string[] =>
  [title, label ?? '', decode(url).replace(/[/_-]+/g, ' ')].map(wordsOf).filter(Boolean);

/**
 * The text to index of a page itself, and then of each of its sections. The second file of a language has readers' words, a
 * phrase of words on each line, and the stems of texts, each once.
 */
export type IndexWords = Partial<Record<keyof typeof FIELDS, string>>[];

/** The second file of a language: the texts to index of all pages. */
export type WordsFile = IndexWords[];
