import type { Root } from 'hast';
import { settings } from '@/lib/settings/settings';
import type { ContentRecord } from '@/lib/site/page-record';
import type { Analyzer } from '../engine/analysis';
import { contextOf } from '../engine/contexts';
import { indexContexts, indexFileName, textFileName } from '../engine/index-address';
import { excerptText, indexParts } from './index-parts';
import { pageSections } from './page-sections';

/**
 * The search files of a language's pages by name, as JSON for the browser. Each context has an index, and so do the
 * pages outside every context. Each page is in exactly one of them, and has a file with the texts of its sections.
 */
export function searchFiles(
  all: readonly { page: ContentRecord; body: Root }[],
  code: string,
  analyzer: Analyzer,
): Record<string, string> {
  const pages = all.map(({ page, body }) => pageSections(page, body)).sort((a, b) => (a.url < b.url ? -1 : 1));
  const contexts = indexContexts(code);
  const groups = contexts.map((context) =>
    pages.filter(({ url }) => (contextOf(url, settings.searchContexts)?.path ?? '') === context),
  );
  const indexes = indexParts(groups, analyzer).map((part, place) => [
    indexFileName(contexts[place] ?? '', code),
    JSON.stringify(part),
  ]);
  const texts = pages.map((page) => [
    textFileName(page.url),
    JSON.stringify(page.sections.map((section) => excerptText(page, section))),
  ]);
  return Object.fromEntries([...indexes, ...texts]) as Record<string, string>;
}
