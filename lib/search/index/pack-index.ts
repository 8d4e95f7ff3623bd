import { MiniSearch } from '../engine/mini-search';
import { SEARCH_OPTIONS } from '../engine/analysis';
import { slugOf, type IndexPart } from '../engine/unpack-index';
import { writeNumbers } from '../engine/varint';
import { documentsOf } from './documents';
import type { SearchPage } from './page-sections';

/** Where a term occurs: for each field, an object whose keys are section numbers. */
type Places = Record<string, Record<string, number>>;

/**
 * A compact index of groups of pages; MiniSearch's own JSON spells out every number and field. The first part also
 * contains the terms that several groups share. Term frequencies are omitted: sections are short, and results for the
 * judged queries are just as good without them.
 */
export function packIndex(groups: readonly SearchPage[][]): { part: IndexPart; texts: string[] }[] {
  const all = groups.map((pages) => {
    const documents = documentsOf(pages);
    const index = new MiniSearch(SEARCH_OPTIONS);
    index.addAll(documents.indexed);
    const { index: entries, fieldIds } = index.toJSON() as unknown as {
      index: [string, Places][];
      fieldIds: Record<string, number>;
    };
    return { documents, places: new Map(entries), fields: Object.values(fieldIds) };
  });
  const known = new Set<string>();
  const common = new Set(all[0]?.places.keys());
  for (const { places } of all) for (const term of places.keys()) (known.has(term) ? common : known).add(term);
  const shared = [...common].sort();
  return all.map(({ documents, places, fields }, group) => {
    const own = group ? [...places.keys()].filter((term) => !common.has(term)).sort() : shared;
    const rows = (group ? [...shared, ...own] : own).map((term) => places.get(term) ?? {});
    const part: IndexPart = {
      pages: documents.pages,
      sections: {
        heading: documents.sections.heading,
        hash: documents.sections.hash.map((hash, id) =>
          hash === slugOf(documents.sections.heading[id] ?? '') ? '' : hash,
        ),
      },
      terms: frontCode(own),
      postings: fields.map((field) => postingsOf(rows, field)),
    };
    return { part, texts: documents.texts };
  });
}

function postingsOf(rows: readonly Places[], field: number): { counts: string; steps: string } {
  const counts: number[] = [];
  const steps: number[] = [];
  for (const fields of rows) {
    const ids = Object.keys(fields[field] ?? {}).map(Number);
    counts.push(ids.length);
    let last = -1;
    for (const id of ids.sort((a, b) => a - b)) {
      steps.push(id - last - 1);
      last = id;
    }
  }
  return { counts: writeNumbers(counts), steps: writeNumbers(steps) };
}

/** Joins sorted terms; each starts with the number of letters (in base 36) that it shares with the previous one. */
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
