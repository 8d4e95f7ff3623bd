import type { AsPlainObject } from 'minisearch';
import { indexTerm } from './options';
import { numberReader, writeNumbers } from './number-stream';

/**
 * A MiniSearch index as small as it goes: MiniSearch's own JSON spells out every number and every field. Terms are not
 * written down, for they follow from the words; lengths of fields follow from the postings.
 */
export interface PackedPostings {
  /** Documents of each term, in the order in which the words bring the terms up. */
  counts: string;
  /** Steps from one document to the next. */
  steps: string;
  /** How often the term stands in each document, up to a limit. */
  repeats: string;
}

/** Each index term once, in the order in which the words bring it up. */
export function termsOf(words: Iterable<string>): Set<string> {
  const terms = new Set<string>();
  for (const word of words) terms.add(indexTerm(word) ?? word);
  return terms;
}

/**
 * Packs each field of an index over documents that are numbered from 0. A term that stands in a document more than
 * `mostRepeats` times counts as that many.
 */
export function packPostings(index: AsPlainObject, terms: Set<string>, mostRepeats: number): PackedPostings[] {
  const entries = new Map(index.index as unknown as [string, Record<string, Record<string, number>>][]);
  return Object.values(index.fieldIds as Record<string, number>).map((field) => {
    const counts: number[] = [];
    const steps: number[] = [];
    const repeats: number[] = [];
    for (const term of terms) {
      const postings = Object.entries(entries.get(term)?.[field] ?? {}).map(
        ([id, times]) => [Number(id), times] as const,
      );
      postings.sort(([a], [b]) => a - b);
      counts.push(postings.length);
      let last = -1;
      for (const [document, times] of postings) {
        steps.push(document - last - 1);
        repeats.push(Math.min(times, mostRepeats) - 1);
        last = document;
      }
    }
    return { counts: writeNumbers(counts), steps: writeNumbers(steps), repeats: writeNumbers(repeats) };
  });
}

/**
 * The index in the shape that MiniSearch loads. Entries are made while MiniSearch asks for them, so that loading in
 * slices also unpacks in slices; lengths and averages are filled in on the way and are complete with the last entry.
 */
export function unpackPostings(packed: PackedPostings[], terms: Set<string>, documents: number): AsPlainObject {
  const readers = packed.map(({ counts, steps, repeats }) => ({
    count: numberReader(counts),
    step: numberReader(steps),
    repeat: numberReader(repeats),
  }));
  const lengths = Array.from({ length: documents }, () => packed.map(() => 0));
  const averages = packed.map(() => 0);

  function* entries(): Generator<[string, Record<string, Record<string, number>>]> {
    for (const term of terms) {
      const entry: Record<string, Record<string, number>> = {};
      let found = false;
      for (const [field, read] of readers.entries()) {
        let left = read.count();
        if (!left) continue;
        found = true;
        const postings: Record<number, number> = (entry[field] = {});
        for (let document = -1; left > 0; left -= 1) {
          document += read.step() + 1;
          postings[document] = read.repeat() + 1;
          const length = lengths[document];
          if (length) length[field] = (length[field] ?? 0) + 1;
        }
      }
      if (found) yield [term, entry];
    }
    // Averages over the documents that have the field: a title is not long because most sections have none.
    for (const field of averages.keys()) {
      const own = lengths.map((length) => length[field] ?? 0).filter(Boolean);
      averages[field] = own.reduce((sum, length) => sum + length, 0) / (own.length || 1);
    }
  }

  return {
    documentCount: documents,
    nextId: documents,
    documentIds: Object.fromEntries(lengths.map((_, id) => [id, id])),
    fieldLength: Object.fromEntries(lengths.entries()),
    averageFieldLength: averages,
    storedFields: {},
    dirtCount: 0,
    index: entries(),
    serializationVersion: 2,
  } as unknown as AsPlainObject;
}
