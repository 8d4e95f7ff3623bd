import type { AsPlainObject } from 'minisearch';
import { indexTerm } from './options';
import { writeNumbers } from './number-stream';

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
