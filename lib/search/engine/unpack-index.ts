import type { AsPlainObject } from './mini-search';
import { FIELDS } from './analysis';
import { readNumbers } from './varint';

/** What a result needs to be drawn, column by column: equal kinds of text stand together and shrink well. */
export interface StoredPages {
  url: string[];
  title: string[];
  label: string[];
  breadcrumb: string[][];
  description: string[];
  route: string[];
  /** How the page ranks beside others that say as much; 1 for most. */
  weight: number[];
  /** How many of the sections belong to the page; the first is its beginning. */
  sections: number[];
}

export interface StoredSections {
  heading: string[];
  /** Ids of the headings. As it travels, empty for those that `slugOf` makes. */
  hash: string[];
}

/** For each phrase (index terms joined by a blank) the phrases that mean the same. */
export type Synonyms = Record<string, string[]>;

/** Where terms stand in one field, as written by varint.ts. */
export interface Postings {
  /** How many sections hold each term. */
  counts: string;
  /** Steps from one section to the next, all terms one after the other. */
  steps: string;
}

/** The index of the pages of one directory, as it travels. */
export interface IndexPart {
  pages: StoredPages;
  sections: StoredSections;
  /**
   * Sorted and front-coded: each starts with the number of letters (in base 36) that it shares with the one before.
   * The terms of the first part count for all: those of another part follow them.
   */
  terms: string;
  /** One for each field, in the order of FIELDS. */
  postings: Postings[];
  synonyms: Synonyms;
}

/** The index of some directories together. */
export interface WholeIndex {
  pages: StoredPages;
  sections: StoredSections;
  synonyms: Synonyms;
  /** How many sections hold a term. */
  counts: Map<string, number>;
  /** For MiniSearch.loadJS. */
  plain: AsPlainObject;
}

/** The id that a heading has, unless its page names another one. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Work goes on for this long (ms) before the page may paint and answer. */
const WORK_TIME = 25;

/**
 * Puts parts together, that of no directory first; sections are numbered in the order of the parts. Pauses now and
 * then, for on a slow phone all of it takes half a second.
 */
export async function unpackIndex(parts: readonly IndexPart[]): Promise<WholeIndex> {
  const keys = Object.keys(parts[0]?.pages ?? {}) as (keyof StoredPages)[];
  const pages = Object.fromEntries(keys.map((key) => [key, parts.flatMap((part) => part.pages[key] as unknown[])]));
  const heading = parts.flatMap((part) => part.sections.heading);
  const hash = parts.flatMap((part) => part.sections.hash).map((own, id) => own || slugOf(heading[id] ?? ''));
  const entries = new Map<string, Record<number, Record<number, number>>>();
  const lengths: number[][] = [];
  const counts = new Map<string, number>();
  const shared = readTerms(parts[0]?.terms ?? '');
  let since = performance.now();
  for (const [place, part] of parts.entries()) {
    const offset = lengths.length;
    for (let id = 0; id < part.sections.heading.length; id += 1) lengths.push(FIELDS.map(() => 0));
    const terms = place ? [...shared, ...readTerms(part.terms)] : shared;
    for (const [field, packed] of part.postings.entries()) {
      const [many, steps] = [readNumbers(packed.counts), readNumbers(packed.steps)];
      let at = 0;
      for (const [row, term] of terms.entries()) {
        const count = many[row] ?? 0;
        if (!count) continue;
        if (performance.now() - since > WORK_TIME) {
          await new Promise((resolve) => setTimeout(resolve, 0));
          since = performance.now();
        }
        const entry = entries.get(term) ?? {};
        entries.set(term, entry);
        const postings = (entry[field] ??= {});
        let id = offset - 1;
        for (const end = at + count; at < end; at += 1) {
          id += (steps[at] ?? 0) + 1;
          postings[id] = 1;
          const length = lengths[id];
          if (length) length[field] = (length[field] ?? 0) + 1;
        }
        if (FIELDS[field] !== 'spelling') counts.set(term, (counts.get(term) ?? 0) + count);
      }
    }
  }
  const ids = lengths.map((_, id) => id);
  return {
    pages: pages as unknown as StoredPages,
    sections: { heading, hash },
    synonyms: Object.assign({}, ...parts.map((part) => part.synonyms)) as Synonyms,
    counts,
    plain: {
      documentCount: lengths.length,
      nextId: lengths.length,
      documentIds: { ...ids } as never,
      fieldIds: Object.fromEntries(FIELDS.map((field, place) => [field, place])),
      fieldLength: { ...lengths } as never,
      averageFieldLength: FIELDS.map((_, field) => averageOf(lengths.map((length) => length[field] ?? 0))),
      storedFields: {},
      dirtCount: 0,
      index: [...entries] as never,
      serializationVersion: 2,
    },
  };
}

/** The average over sections that have the field: a title is not long because most sections have none. */
function averageOf(lengths: readonly number[]): number {
  const having = lengths.filter(Boolean);
  return having.reduce((sum, length) => sum + length, 0) / (having.length || 1);
}

function readTerms(text: string): string[] {
  let last = '';
  return (text ? text.split(' ') : []).map((coded) => {
    last = last.slice(0, Number.parseInt(coded.charAt(0), 36)) + coded.slice(1);
    return last;
  });
}
