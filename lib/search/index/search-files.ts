import { settings } from '@/lib/settings/settings';
import { contextOf } from '../engine/contexts';
import { indexFileName, textFileName } from '../engine/index-address';
import { packIndex } from './pack-index';
import { pageSections, type DrawnPage } from './page-sections';
import { loadSynonyms } from './synonyms';

/**
 * The files of the search index by name, each as the JSON that a browser gets: for each directory that is a context,
 * and for the pages outside of all, an index and the texts for excerpts. Each page is in one of them.
 */
export function searchFiles(drawn: readonly DrawnPage[]): Record<string, string> {
  const pages = drawn.map(pageSections).sort((a, b) => (a.url < b.url ? -1 : 1));
  const contexts = ['', ...settings.searchContexts.map(({ path }) => path)];
  const groups = contexts.map((context) =>
    pages.filter(({ url }) => (contextOf(url, settings.searchContexts)?.path ?? '') === context),
  );
  const files = packIndex(groups, loadSynonyms()).flatMap(({ part, texts }, place) => [
    [indexFileName(contexts[place] ?? ''), JSON.stringify(part)],
    [textFileName(contexts[place] ?? ''), JSON.stringify(texts)],
  ]);
  return Object.fromEntries(files) as Record<string, string>;
}
