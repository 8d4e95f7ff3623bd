import { setImmediate } from 'node:timers/promises';
import type { Root } from 'hast';
import { pageTrees } from '@/lib/rendering/render-cache';
import { analyzerOf } from '@/lib/search/engine/analysis';
import { settings } from '@/lib/settings/settings';
import { hasContent } from '@/lib/site/page-record';
import { loadSite } from '@/lib/site/site';
import { memoizeUntilSave } from '@/lib/sources/sources';
import { pageToIndexFrom, type PageToIndex } from './page-to-index';
import { searchFilesFrom } from './search-files';

/** The text of a page that leads to another site. */
const EMPTY: Root = { type: 'root', children: [] };

/** The search files by name, for all pages as they are now: two for each language, and one for the excerpts of each folder. */
export const loadSearchFiles = memoizeUntilSave(async (): Promise<Record<string, object>> => {
  const site = await loadSite();
  const files: Record<string, object> = {};
  for (const code of [settings.language.code, ...site.languages.keys()]) {
    const pages: PageToIndex[] = [];
    for (const record of site.records) {
      if (record.languageCode !== code || record.kind === 'search' || record.kind === 'alias') continue;
      // Lets the preview answer its author in between.
      await setImmediate();
      pages.push(pageToIndexFrom(record, hasContent(record) ? (await pageTrees(record)).main : EMPTY));
    }
    pages.sort((a, b) => (a.path < b.path ? -1 : 1));
    Object.assign(files, searchFilesFrom(pages, code, await analyzerOf(code)));
  }
  return files;
});

/** A search file as an HTTP response. */
export async function searchResponse(name: string): Promise<Response> {
  const { [name]: file } = await loadSearchFiles();
  return file ? Response.json(file) : new Response('', { status: 404 });
}
