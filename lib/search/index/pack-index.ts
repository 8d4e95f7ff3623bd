import { MiniSearch } from '../engine/mini-search';
import { SEARCH_OPTIONS } from '../engine/analysis';
import { writeNumbers } from '../engine/varint';
import type { IndexPart, Synonyms } from '../engine/unpack-index';
import { documentsOf } from './documents';
import type { SearchPage } from './page-sections';

/**
 * The index of some pages, as small as it goes: MiniSearch's own JSON spells out every number and every field. How often
 * a term stands in a section is left out: sections are short, and judged queries do not miss it.
 */
export function packIndex(pages: SearchPage[], synonyms: Synonyms): { part: IndexPart; texts: string[] } {
  const documents = documentsOf(pages);
  const index = new MiniSearch(SEARCH_OPTIONS);
  index.addAll(documents.indexed);
  const { index: entries, fieldIds } = index.toJSON() as unknown as {
    index: [string, Record<string, Record<string, number>>][];
    fieldIds: Record<string, number>;
  };
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  const postings = Object.values(fieldIds).map((field) => {
    const counts: number[] = [];
    const steps: number[] = [];
    for (const [, fields] of entries) {
      const ids = Object.keys(fields[field] ?? {}).map(Number);
      counts.push(ids.length);
      let last = -1;
      for (const id of ids.sort((a, b) => a - b)) {
        steps.push(id - last - 1);
        last = id;
      }
    }
    return { counts: writeNumbers(counts), steps: writeNumbers(steps) };
  });
  const { pages: stored, sections } = documents;
  const terms = frontCode(entries.map(([term]) => term));
  return { part: { pages: stored, sections, terms, postings, synonyms }, texts: documents.texts };
}

/** Sorted terms as one text: each starts with the number of letters (in base 36) that it shares with the one before. */
function frontCode(terms: readonly string[]): string {
  let last = '';
  const coded = terms.map((term) => {
    let shared = 0;
    while (shared < 35 && shared < last.length && last[shared] === term[shared]) shared += 1;
    last = term;
    return shared.toString(36) + term.slice(shared);
  });
  return coded.join(' ');
}
