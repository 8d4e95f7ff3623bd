import { keptIndex, type IndexFiles } from '@/lib/search/build/kept-index';
import { searchFiles } from '@/lib/search/build/search-files';
import { settings } from '@/lib/settings/settings';
import { contentPages, loadSite } from '@/lib/site/pages';
import { treesOf } from './page-content';

let index: Promise<IndexFiles> | undefined;

/** The files of the search index, for all pages as they are when a process first asks. */
export function searchIndex(): Promise<IndexFiles> {
  index ??= keptIndex(makeSearchIndex);
  return index;
}

/** The same, made anew. */
export async function makeSearchIndex(): Promise<IndexFiles> {
  const pages = contentPages(await loadSite()).filter(({ language }) => language === settings.language.code);
  return searchFiles(await Promise.all(pages.map(async (page) => ({ page, body: (await treesOf(page)).body }))));
}
