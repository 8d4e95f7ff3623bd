import type { MetadataRoute } from 'next';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import { contentRecords, loadSite } from '@/lib/site/site';

export const dynamic = 'force-static';

/** Every page that search engines may list; no dates, so that two builds of one commit are identical. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  return contentRecords(await loadSite()).map(({ path }) => ({ url: settings.url + toHref(path) }));
}
