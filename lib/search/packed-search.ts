import MiniSearch from 'minisearch';
import { readNumbers } from './number-stream';
import { indexTerm, searchOptions, type Field, type IndexedDocument } from './options';
import type { PackedPostings } from './packed-postings';

/** Milliseconds of work after which a page is let draw and answer. */
const SLICE = 6;
/** Terms between two looks at the clock. */
const STRIDE = 40;

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
  readonly #rows = new Map<string, number>();
  #fields: FieldPostings[] = [];

  constructor(fields: readonly Field[]) {
    super(searchOptions(fields));
    // All that a query for one whole term asks of the tree.
    this._index = { get: (term: string) => this.#postings(term) } as unknown as typeof this._index;
  }

  /** Reads everything at once. */
  static read(
    fields: readonly Field[],
    packed: PackedPostings[],
    words: Iterable<string>,
    documents: number,
  ): PackedSearch {
    const search = new PackedSearch(fields);
    for (const _ of search.#fill(packed, words, documents));
    return search;
  }

  /** Reads in slices, so that typing stays smooth meanwhile. */
  static async readInSlices(
    fields: readonly Field[],
    packed: PackedPostings[],
    words: Iterable<string>,
    documents: number,
  ): Promise<PackedSearch> {
    const search = new PackedSearch(fields);
    let end = performance.now() + SLICE;
    for (const _ of search.#fill(packed, words, documents)) {
      if (performance.now() < end) continue;
      await new Promise((resolve) => setTimeout(resolve));
      end = performance.now() + SLICE;
    }
    return search;
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

  /** Fills the index; stops every few terms, so that the caller may pause. */
  *#fill(packed: PackedPostings[], words: Iterable<string>, documents: number): Generator<void> {
    for (const word of words) {
      const term = indexTerm(word) ?? word;
      if (!this.#rows.has(term)) this.#rows.set(term, this.#rows.size);
      if (this.#rows.size % STRIDE === 0) yield;
    }
    const terms = this.#rows.size;
    const lengths = Array.from({ length: documents }, () => packed.map(() => 0));
    for (const [field, { counts: countText, steps, repeats: repeatText }] of packed.entries()) {
      const counts = readNumbers(countText);
      yield;
      const places = readNumbers(steps);
      yield;
      const repeats = readNumbers(repeatText);
      yield;
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
    }
    for (const [id, length] of lengths.entries()) {
      this._documentIds.set(id, id);
      this._idToShortId.set(id, id);
      this._fieldLength.set(id, length);
    }
    this._documentCount = documents;
    this._nextId = documents;
    // Averages over the documents that have the field: a title is not long because most sections have none.
    this._avgFieldLength = packed.map((_, field) => {
      let sum = 0;
      let having = 0;
      for (const length of lengths) {
        sum += length[field] ?? 0;
        if (length[field]) having += 1;
      }
      return sum / (having || 1);
    });
  }
}
