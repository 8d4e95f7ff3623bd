import MiniSearch from 'minisearch';
import type { Analyzer } from './analysis';
import { entryId, type IndexWords } from './index-files';
import { BM25, FIELDS } from './weights';
import { textWords } from './words';

/** How many entries are indexed at a time; in between, the page can paint and take input. */
const AT_ONCE = 500;

/** Indexes pages with MiniSearch, and pauses meanwhile. Searches take one word, and find its other forms as well. */
export async function makeIndex(pages: readonly IndexWords[], analyzer: Analyzer): Promise<MiniSearch> {
  const entries = pages.flatMap((words, pageIndex) =>
    words.map((fields, index) => ({ id: entryId(pageIndex, index - 1), ...fields })),
  );
  // Words are found as written, too, so that unfinished and misspelled words find them. Texts come as stems.
  const formsOf = (word: string) => {
    const stem = analyzer.stem(word) ?? word;
    return stem === word ? word : [stem, word];
  };
  const index = new MiniSearch({
    fields: Object.keys(FIELDS),
    tokenize: (text, field) => (field === 'name' ? textWords(text) : text.split(/\s/)),
    processTerm: (word, field) => (field === 'text' ? word : analyzer.stem(word) && formsOf(word)),
    searchOptions: { boost: FIELDS, bm25: BM25, tokenize: (word) => [word], processTerm: formsOf },
  });
  await index.addAllAsync(entries, { chunkSize: AT_ONCE });
  return index;
}
