import type { Root } from 'hast';
import { settings } from '@/lib/settings/settings';
import type { ContentRecord } from '@/lib/site/page-record';
import { contextOf } from '../engine/contexts';
import { indexFileName, textFileName } from '../engine/index-address';
import { indexParts, textOf } from './index-parts';
import { pageSections } from './page-sections';

/**
 * The files of the search index by name, as JSON for the browser. Each context has an index, and so do the
 * pages outside every context. Each page is in exactly one of them, and has a file with the texts of its sections.
 */
export function searchFiles(all: readonly { page: ContentRecord; body: Root }[]): Record<string, string> {
  const pages = all.map(({ page, body }) => pageSections(page, body)).sort((a, b) => (a.url < b.url ? -1 : 1));
  const contexts = ['', ...settings.searchContexts.map(({ path }) => path)];
  const groups = contexts.map((context) =>
    pages.filter(({ url }) => (contextOf(url, settings.searchContexts)?.path ?? '') === context),
  );
  const indexes = indexParts(groups).map((part, place) => [indexFileName(contexts[place] ?? ''), JSON.stringify(part)]);
  const texts = pages.map((page) => [
    textFileName(page.url),
    JSON.stringify(page.sections.map((section) => textOf(page, section))),
  ]);
  return Object.fromEntries([...indexes, ...texts]) as Record<string, string>;
}
