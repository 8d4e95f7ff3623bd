import { writeCache, readCache } from '@/lib/sources/cache';
import { siteKey } from '@/lib/sources/sources';
import type { PageContent, PageTrees } from '@/lib/site/page-content';
import type { ContentRecord } from '@/lib/site/page-record';

interface Made {
  content: PageContent;
  trees: PageTrees;
}

/**
 * What a page says, rendered and parsed once for all processes, and cached on disk for as long as nothing that it
 * depends on changes.
 */
export async function contentOf(page: ContentRecord): Promise<PageContent> {
  const key = keyOf(page);
  return readCache<PageContent>('content', key) ?? (await make(page, key)).content;
}

/** The trees of a page's content, newly read, so the caller may change them. */
export async function treesOf(page: ContentRecord): Promise<PageTrees> {
  const key = keyOf(page);
  return readCache<PageTrees>('trees', key) ?? (await make(page, key)).trees;
}

async function make(page: ContentRecord, key: readonly unknown[]): Promise<Made> {
  // Not needed for pages from the cache, and slow to load.
  const { renderContent } = await import('./render-content');
  const made = await renderContent(page);
  writeCache('trees', key, made.trees);
  writeCache('content', key, made.content);
  return made;
}

/** Under what the content of a page is kept: everything else that it may depend on, and its own text. */
const keyOf = (page: ContentRecord): unknown[] => [
  siteKey(),
  page.path,
  page.kind === 'document' ? page.source.body : undefined,
];
