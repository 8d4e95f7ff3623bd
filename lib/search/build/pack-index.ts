import { MiniSearch } from '../engine/mini-search';
import { FIELDS, SEARCH_OPTIONS, SPELLING } from '../engine/analysis';
import type { IndexPart, Postings } from '../engine/unpack-index';
import { writeNumbers } from '../engine/packed-numbers';
import { documentsOf } from './documents';
import type { SearchPage } from './page-sections';

/** Where a term occurs: for each field, an object whose keys are section numbers. */
type Places = Record<string, Record<string, number>>;

/** The most letters that a term is said to share with the previous one; there are 26 letters to say it with. */
const MOST_SHARED = 25;

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
    return { documents, places: new Map(index.toJSON().index as unknown as [string, Places][]) };
  });
  const known = new Set<string>();
  const common = new Set(all[0]?.places.keys());
  for (const { places } of all) for (const term of places.keys()) (known.has(term) ? common : known).add(term);
  const shared = [...common].sort();
  const isWord = (term: string) => all.some(({ places }) => places.get(term)?.[SPELLING]);
  return all.map(({ documents, places }, group) => {
    const own = group ? [...places.keys()].filter((term) => !common.has(term)).sort() : shared;
    const rows = (group ? [...shared, ...own] : own).map((term) => places.get(term) ?? {});
    const part: IndexPart = {
      pages: documents.pages,
      sections: documents.sections,
      terms: frontCode(own, isWord),
      postings: FIELDS.flatMap((_, field) => (field === SPELLING ? [] : postingsOf(rows, field))),
    };
    return { part, texts: documents.texts };
  });
}

function postingsOf(terms: readonly Places[], field: number): Postings {
  const rows: number[] = [];
  const steps: number[] = [];
  let skipped = 0;
  for (const fields of terms) {
    const ids = Object.keys(fields[field] ?? {}).map(Number);
    if (!ids.length) {
      skipped += 1;
      continue;
    }
    rows.push(skipped);
    skipped = 0;
    ids.sort((a, b) => a - b).forEach((id, place) => steps.push(id - (ids[place - 1] ?? -1)));
    steps.push(0);
  }
  return { rows: writeNumbers(rows), steps: writeNumbers(steps) };
}

/** Joins sorted terms in the form that IndexPart describes. */
function frontCode(terms: readonly string[], isWord: (term: string) => boolean): string {
  let last = '';
  const coded = terms.map((term) => {
    let shared = 0;
    while (shared < MOST_SHARED && shared < last.length && last[shared] === term[shared]) shared += 1;
    last = term;
    return String.fromCharCode((isWord(term) ? 'A' : 'a').charCodeAt(0) + shared) + term.slice(shared);
  });
  return coded.join(' ');
}
