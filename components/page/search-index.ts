import { setImmediate } from 'node:timers/promises';
import { untilSaved } from '@/lib/sources/sources';
import { searchFiles } from '@/lib/search/build/search-files';
import { analyzerOf } from '@/lib/search/engine/analysis';
import { settings } from '@/lib/settings/settings';
import { contentPages, loadSite } from '@/lib/site/pages';
import type { ContentRecord } from '@/lib/site/page-record';
import { treesOf } from './page-content';

/** The files of the search index by name, for all pages as they are now. */
export const searchIndex = untilSaved(async (): Promise<Record<string, string>> => {
  const site = await loadSite();
  const files: Record<string, string>[] = [];
  for (const language of [settings.language.code, ...site.languages.keys()]) {
    const pages: { page: ContentRecord; body: Awaited<ReturnType<typeof treesOf>>['body'] }[] = [];
    for (const page of contentPages(site).filter((one) => one.language === language)) {
      // The preview answers its author meanwhile.
      await setImmediate();
      pages.push({ page, body: (await treesOf(page)).body });
    }
    files.push(searchFiles(pages, language, await analyzerOf(language)));
  }
  return Object.assign({}, ...files) as Record<string, string>;
});

/** A file of the index as an HTTP response. */
export async function searchFile(name: string): Promise<Response> {
  const { [name]: text } = await searchIndex();
  return new Response(text ?? '', { status: text ? 200 : 404, headers: { 'content-type': 'application/json' } });
}
