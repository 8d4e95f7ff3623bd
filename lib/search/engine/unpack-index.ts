import type { AsPlainObject } from './mini-search';
import { FIELDS, SPELLING } from './analysis';
import { readNumbers } from './packed-numbers';

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
  /** IDs of the headings. */
  hash: string[];
}

/** Where terms occur in one field, encoded by packed-numbers.ts. */
export interface Postings {
  /** The terms that occur: for each, how many terms since the previous one don't. */
  rows: string;
  /** For each of these terms, the steps from one section that has it to the next, and 0 after the last. */
  steps: string;
}

/** The index of one directory's pages in its stored form. */
export interface IndexPart {
  pages: StoredPages;
  sections: StoredSections;
  /**
   * Sorted and front-coded: each starts with a letter for the number of letters that it shares with the previous one
   * (A for none, B for one), which is a capital if the term is also a word as written, for completing and correcting.
   * The first part's terms apply to every part; another part's own terms follow them.
   */
  terms: string;
  /** One per field, in the order of FIELDS, except for `spelling`. */
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

/** How long (ms) to work before letting the page paint and handle input. */
const WORK_TIME = 25;

/** A term of the index. */
interface Entry {
  term: string;
  /** By field, the sections that have it, as the inside of a JSON object: `,"3":1,"8":1`. */
  places: string[];
  /** How often it occurs, counted once per section and field. */
  count: number;
}

/**
 * Combines parts, starting with the pages outside every directory; sections are numbered in the order of the parts.
 * Yields regularly, because the work takes a quarter of a second on a slow phone.
 */
export async function unpackIndex(parts: readonly IndexPart[]): Promise<WholeIndex> {
  const keys = Object.keys(parts[0]?.pages ?? {}) as (keyof StoredPages)[];
  const pages = Object.fromEntries(keys.map((key) => [key, parts.flatMap((part) => part.pages[key] as unknown[])]));
  const heading = parts.flatMap((part) => part.sections.heading);
  const hash = parts.flatMap((part) => part.sections.hash);
  const lengths = heading.map(() => FIELDS.map(() => 0));
  const shared = readTerms(parts[0]?.terms ?? '');
  const entries = [...shared];
  let first = 0;
  let since = performance.now();
  const rest = async () => {
    if (performance.now() - since < WORK_TIME) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
    since = performance.now();
  };
  for (const [place, part] of parts.entries()) {
    const own = place ? readTerms(part.terms) : [];
    entries.push(...own);
    const rows = [...shared, ...own];
    for (const [field, packed] of part.postings.entries()) {
      const steps = readNumbers(packed.steps);
      let [row, at] = [-1, 0];
      for (const skipped of readNumbers(packed.rows)) {
        row += skipped + 1;
        const entry = rows[row];
        if (!entry) continue;
        let ids = entry.places[field] ?? '';
        for (let id = first - 1, step = steps[at]; step; at += 1, step = steps[at]) {
          id += step;
          ids += `,"${id}":1`;
          entry.count += 1;
          const length = lengths[id];
          if (length) length[field] = (length[field] ?? 0) + 1;
        }
        entry.places[field] = ids;
        at += 1;
      }
      await rest();
    }
    first += part.sections.heading.length;
  }
  const index: [string, unknown][] = [];
  for (const { term, places } of entries) {
    // Parsing JSON is several times faster than adding keys to an object, because the keys are numbers far apart.
    const fields = places.map((ids, field) => `"${field}":{${ids.slice(1)}}`).filter(Boolean);
    if (fields.length) index.push([term, JSON.parse(`{${fields.join()}}`)]);
    if (index.length % 500 === 0) await rest();
  }
  return {
    pages: pages as unknown as StoredPages,
    sections: { heading, hash },
    counts: new Map(entries.filter(({ count }) => count).map(({ term, count }) => [term, count])),
    plain: {
      documentCount: lengths.length,
      nextId: lengths.length,
      documentIds: { ...lengths.map((_, id) => id) } as never,
      fieldIds: Object.fromEntries(FIELDS.map((field, place) => [field, place])),
      fieldLength: { ...lengths } as never,
      averageFieldLength: FIELDS.map((_, field) => averageOf(lengths.map((length) => length[field] ?? 0))),
      storedFields: {},
      dirtCount: 0,
      index: index as never,
      serializationVersion: 2,
    },
  };
}

/** The average over sections that have the field. Otherwise titles would seem long, because most sections have none. */
function averageOf(lengths: readonly number[]): number {
  const having = lengths.filter(Boolean);
  return having.reduce((sum, length) => sum + length, 0) / (having.length || 1);
}

function readTerms(text: string): Entry[] {
  let last = '';
  return (text ? text.split(' ') : []).map((coded) => {
    // The last five bits of a letter are its place in the alphabet.
    last = last.slice(0, (coded.charCodeAt(0) & 31) - 1) + coded.slice(1);
    const places: string[] = [];
    // It doesn't matter which section has the words as written.
    if (coded < 'a') places[SPELLING] = ',"0":1';
    return { term: last, places, count: 0 };
  });
}
