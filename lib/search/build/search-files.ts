import type { Root } from 'hast';
import { settings } from '@/lib/settings/settings';
import type { ContentRecord } from '@/lib/site/page-record';
import { contextOf } from '../engine/contexts';
import { indexFileName, textFileName } from '../engine/index-address';
import { indexParts } from './index-parts';
import { pageSections } from './page-sections';

/**
 * The files of the search index by name, as JSON for the browser. Each context has an index and a file of texts for
 * excerpts, and so do the pages outside every context. Each page is in exactly one index.
 */
export function searchFiles(all: readonly { page: ContentRecord; body: Root }[]): Record<string, string> {
  const pages = all.map(({ page, body }) => pageSections(page, body)).sort((a, b) => (a.url < b.url ? -1 : 1));
  const contexts = ['', ...settings.searchContexts.map(({ path }) => path)];
  const groups = contexts.map((context) =>
    pages.filter(({ url }) => (contextOf(url, settings.searchContexts)?.path ?? '') === context),
  );
  const files = indexParts(groups).flatMap(({ part, texts }, place) => [
    [indexFileName(contexts[place] ?? ''), JSON.stringify(part)],
    [textFileName(contexts[place] ?? ''), JSON.stringify(texts)],
  ]);
  return Object.fromEntries(files) as Record<string, string>;
}
