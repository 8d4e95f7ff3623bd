import type { AsPlainObject } from './mini-search';
import { FIELDS } from './analysis';
import { readNumbers } from './varint';

/** What results display, in columns, because similar texts next to each other compress well. */
export interface StoredPages {
  url: string[];
  title: string[];
  /** Names in the sidebar, where they differ from the titles. */
  label: string[];
  breadcrumb: string[][];
  route: string[];
  /** Number of sections of each page; the first is the part before any heading. */
  sections: number[];
}

export interface StoredSections {
  heading: string[];
  /** IDs of the headings. In the stored form, empty if `slugOf` produces the same ID. */
  hash: string[];
}

/** Where terms occur in one field, encoded by varint.ts. */
export interface Postings {
  /** Number of sections that contain each term. */
  counts: string;
  /** Gaps between the sections' numbers, for all terms in sequence. */
  steps: string;
}

/** The index of one directory's pages in its stored form. */
export interface IndexPart {
  pages: StoredPages;
  sections: StoredSections;
  /**
   * Sorted and front-coded: each starts with the number of letters (in base 36) that it shares with the previous one.
   * The first part's terms apply to every part; another part's own terms follow them.
   */
  terms: string;
  /** One per field, in the order of FIELDS. */
  postings: Postings[];
}

/** The combined index of several directories. */
export interface WholeIndex {
  pages: StoredPages;
  sections: StoredSections;
  /** How often each term occurs, counted once per section and field. */
  counts: Map<string, number>;
  /** For MiniSearch.loadJS. */
  plain: AsPlainObject;
}

/** A heading's default ID. */
export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** How long (ms) to work before letting the page paint and handle input. */
const WORK_TIME = 25;

/**
 * Combines parts, starting with the pages outside every directory; sections are numbered in the order of the parts.
 * Yields regularly, because the work takes half a second on a slow phone.
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

/** The average over sections that have the field. Otherwise titles would seem long, because most sections have none. */
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
