import { cachedOnDisk } from '@/lib/sources/cache';
import { siteKey } from '@/lib/sources/sources';
import type { PageContent, PageTrees } from '@/lib/site/page-content';
import type { ContentRecord } from '@/lib/site/page-record';

/** What a page says, rendered once for all processes, and kept for as long as nothing that it depends on changes. */
export const renderedPage = async (page: ContentRecord): Promise<PageContent> => (await cached(page)).content;

/** The trees of a page's content, newly read, so the caller may change them. */
export const pageTrees = async (page: ContentRecord): Promise<PageTrees> => (await cached(page)).trees;

function cached(page: ContentRecord): Promise<{ content: PageContent; trees: PageTrees }> {
  // Everything else that it may depend on, and its own text.
  const key = [siteKey(), page.path, page.kind === 'document' ? page.source.body : undefined];
  return cachedOnDisk('pages', key, async () => {
    // Not needed for pages from the cache, and slow to load.
    const { renderContent } = await import('./render-content');
    return renderContent(page);
  });
}
