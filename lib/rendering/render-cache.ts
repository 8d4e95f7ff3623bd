import type { ContentRecord } from '@/lib/site/page-record';
import { cachedOnDisk } from '@/lib/sources/cache';
import type { RenderedPage, PageTrees } from './rendered-page';

/** A page as HTML, rendered once for all processes and kept until something that it depends on changes. */
export const renderedPage = async (record: ContentRecord): Promise<RenderedPage> =>
  (await renderCached(record)).rendered;

/** A page's HTML as trees, which the caller may change. */
export const pageTrees = async (record: ContentRecord): Promise<PageTrees> => (await renderCached(record)).trees;

function renderCached(record: ContentRecord): Promise<{ rendered: RenderedPage; trees: PageTrees }> {
  const key = [record.path, record.kind === 'document' ? record.document.mdx : undefined];
  return cachedOnDisk('pages', key, async () => {
    // Not needed for pages from the cache, and slow to load.
    const { renderRecord } = await import('./render-record');
    return renderRecord(record);
  });
}
