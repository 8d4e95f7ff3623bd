import MiniSearch from 'minisearch';
import { numberReader } from './number-stream';
import { indexTerm, searchOptions, type Field, type IndexedDocument } from './options';
import type { PackedPostings } from './packed-postings';

/** Milliseconds of work after which a page is let draw and answer. */
const SLICE = 6;
/** Terms between two looks at the clock. */
const STRIDE = 40;

/**
 * A MiniSearch index that is read from packed postings. `MiniSearch.loadJS` wants every number as the key of an object,
 * and makes maps of them: most of its time goes there, and it cannot pause. The maps are made at once here.
 */
export class PackedSearch extends MiniSearch<IndexedDocument> {
  constructor(fields: readonly Field[]) {
    super(searchOptions(fields));
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

  /** Fills the index; stops every few terms, so that the caller may pause. */
  *#fill(packed: PackedPostings[], words: Iterable<string>, documents: number): Generator<void> {
    const readers = packed.map(({ counts, steps, repeats }) => ({
      count: numberReader(counts),
      step: numberReader(steps),
      repeat: numberReader(repeats),
    }));
    const lengths = Array.from({ length: documents }, () => packed.map(() => 0));
    const seen = new Set<string>();
    for (const word of words) {
      const term = indexTerm(word) ?? word;
      if (seen.has(term)) continue;
      seen.add(term);
      const fields = new Map<number, Map<number, number>>();
      for (const [field, read] of readers.entries()) {
        const count = read.count();
        if (!count) continue;
        const postings = new Map<number, number>();
        let document = -1;
        for (let left = count; left > 0; left -= 1) {
          document += read.step() + 1;
          postings.set(document, read.repeat() + 1);
          const length = lengths[document];
          if (length) length[field] = (length[field] ?? 0) + 1;
        }
        fields.set(field, postings);
      }
      if (fields.size) this._index.set(term, fields);
      if (seen.size % STRIDE === 0) yield;
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
      const own = lengths.map((length) => length[field] ?? 0).filter(Boolean);
      return own.reduce((sum, length) => sum + length, 0) / (own.length || 1);
    });
  }
}
