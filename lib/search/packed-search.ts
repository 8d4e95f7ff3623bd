import MiniSearch from 'minisearch';
import { readNumbers } from './number-stream';
import { searchOptions, type Field, type IndexedDocument } from './options';
import type { PackedPostings } from './packed-postings';

/** Milliseconds of work after which a page is let draw and answer. */
const SLICE = 6;
/** Terms between two looks at the clock. */
const STRIDE = 40;

/** Does steps of work in slices, so that typing stays smooth meanwhile. */
async function inSlices(steps: Generator<void>): Promise<void> {
  let end = performance.now() + SLICE;
  for (const _ of steps) {
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + SLICE;
  }
}

/** For each term the place at which all parts of the index list it. Parts that come later know more terms. */
export type TermRows = Map<string, number>;

export function addTerms(rows: TermRows, terms: Iterable<string>): void {
  for (const _ of nameTerms(rows, terms));
}

export function addTermsInSlices(rows: TermRows, terms: Iterable<string>): Promise<void> {
  return inSlices(nameTerms(rows, terms));
}

function* nameTerms(rows: TermRows, terms: Iterable<string>): Generator<void> {
  for (const term of terms) {
    if (!rows.has(term)) rows.set(term, rows.size);
    if (rows.size % STRIDE === 0) yield;
  }
}

/** Postings of one field, all terms one after the other. */
interface FieldPostings {
  counts: Uint32Array;
  documents: Uint32Array;
  repeats: Uint32Array;
  /** For each term the place of its first posting. */
  starts: Uint32Array;
}

/**
 * A MiniSearch index that is read from packed postings. `MiniSearch.loadJS` makes a tree of all terms and a map of every
 * posting before the first query can be answered, and cannot pause. Here postings stay in arrays of numbers, and only
 * the terms that a query asks for become maps.
 */
export class PackedSearch extends MiniSearch<IndexedDocument> {
  readonly #rows: TermRows;
  /** Rows that the fields know. */
  #known = 0;
  readonly #fields: FieldPostings[] = [];
  readonly #lengths: number[][];

  /** An index over documents that are numbered from 0, without postings yet. */
  constructor(fields: readonly Field[], documents: number, rows: TermRows) {
    super(searchOptions(fields));
    this.#rows = rows;
    this.#lengths = Array.from({ length: documents }, () => fields.map(() => 0));
    // All that a query for one whole term asks of MiniSearch's tree and maps; documents are numbered as they should be.
    const answer = <T>(get: (key: never) => T) => ({ get, has: () => true }) as never;
    this._index = answer((term: string) => this.#postings(term));
    this._documentIds = answer((id: number) => id);
    this._idToShortId = answer((id: number) => id);
    this._fieldLength = answer((id: number) => this.#lengths[id]);
    this._documentCount = documents;
    this._nextId = documents;
    this._avgFieldLength = fields.map(() => 1);
  }

  hasTerm(term: string): boolean {
    return (this.#rows.get(term) ?? Infinity) < this.#known;
  }

  /** Reads the postings of the next field at once. */
  addField(packed: PackedPostings): void {
    for (const _ of this.#fill(packed));
  }

  addFieldInSlices(packed: PackedPostings): Promise<void> {
    return inSlices(this.#fill(packed));
  }

  /** The postings of a term as MiniSearch keeps them: field, document, how often. */
  #postings(term: string): Map<number, Map<number, number>> | undefined {
    const row = this.#rows.get(term);
    if (row === undefined) return undefined;
    const fields = new Map<number, Map<number, number>>();
    for (const [field, { counts, documents, repeats, starts }] of this.#fields.entries()) {
      const count = counts[row] ?? 0;
      const first = starts[row] ?? 0;
      if (!count) continue;
      const postings = new Map<number, number>();
      for (let at = first; at < first + count; at += 1) postings.set(documents[at] ?? 0, (repeats[at] ?? 0) + 1);
      fields.set(field, postings);
    }
    return fields;
  }

  /** Reads the postings of the next field; stops every few terms, so that the caller may pause. */
  *#fill({ counts: countText, steps, repeats: repeatText }: PackedPostings): Generator<void> {
    const field = this.#fields.length;
    const lengths = this.#lengths;
    const counts = readNumbers(countText);
    yield;
    const places = readNumbers(steps);
    yield;
    const repeats = readNumbers(repeatText);
    yield;
    const terms = counts.length;
    this.#known = terms;
    const starts = new Uint32Array(terms);
    let at = 0;
    for (let term = 0; term < terms; term += 1) {
      starts[term] = at;
      let document = -1;
      for (const end = at + (counts[term] ?? 0); at < end; at += 1) {
        document += (places[at] ?? 0) + 1;
        // Steps become the documents themselves.
        places[at] = document;
        const length = lengths[document];
        if (length) length[field] = (length[field] ?? 0) + 1;
      }
      if (term % STRIDE === 0) yield;
    }
    this.#fields.push({ counts, documents: places, repeats, starts });
    // The average over the documents that have the field: a title is not long because most sections have none.
    let sum = 0;
    let having = 0;
    for (const length of lengths) {
      sum += length[field] ?? 0;
      if (length[field]) having += 1;
    }
    this._avgFieldLength[field] = sum / (having || 1);
  }
}
