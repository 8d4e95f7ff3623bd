import { keptIndex, type IndexFiles } from '@/lib/search/build/kept-index';
import { searchFiles } from '@/lib/search/build/search-files';
import { analyzerOf } from '@/lib/search/engine/analysis';
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
  const site = await loadSite();
  const withTrees = async (language: string) =>
    Promise.all(
      contentPages(site)
        .filter((page) => page.language === language)
        .map(async (page) => ({ page, body: (await treesOf(page)).body })),
    );
  const languages = [settings.language.code, ...site.languages.keys()];
  const files = await Promise.all(
    languages.map(async (code) => searchFiles(await withTrees(code), code, await analyzerOf(code))),
  );
  return Object.assign({}, ...files) as IndexFiles;
}
