import type { ReactNode } from 'react';
import { NotFound, notFoundMetadata } from '@/components/page/not-found';
import { PageDocument, Shell } from '@/components/page/shell';
import { OWN_SPEECH } from '@/lib/site/language';
import { loadSite } from '@/lib/site/pages';
import '@/app/styles/index.css';

export const metadata = notFoundMetadata;

/** The whole document at an address without a page: no layout surrounds it, because each language has its own. */
export default async function NotFoundPage(): Promise<ReactNode> {
  const site = await loadSite();
  return (
    <PageDocument speech={OWN_SPEECH}>
      {/* Built once for all addresses, some of which look like those of pages with a sidebar. */}
      <Shell speech={OWN_SPEECH} hasSidebar={false}>
        <NotFound site={site} />
      </Shell>
    </PageDocument>
  );
}
