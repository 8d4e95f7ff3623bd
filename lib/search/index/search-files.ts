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
  const synonyms = loadSynonyms();
  const contexts = ['', ...settings.searchContexts.map(({ path }) => path)];
  const files = contexts.flatMap((context) => {
    const own = pages.filter(({ url }) => (contextOf(url, settings.searchContexts)?.path ?? '') === context);
    // Synonyms hold for all directories; everybody reads the index of what is in none.
    const { part, texts } = packIndex(own, context ? {} : synonyms);
    return [
      [indexFileName(context), JSON.stringify(part)],
      [textFileName(context), JSON.stringify(texts)],
    ];
  });
  return Object.fromEntries(files) as Record<string, string>;
}
