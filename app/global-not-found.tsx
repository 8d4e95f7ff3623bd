import type { ReactNode } from 'react';
import { LocaleProvider } from '@/components/client/language/locale';
import { NotFound, notFoundMetadata } from '@/components/page/not-found';
import { HtmlPage, Shell } from '@/components/page/shell';
import { DEFAULT_LOCALE } from '@/lib/settings/translate';
import { loadSite } from '@/lib/site/site';
import '@/app/styles/index.css';

export const metadata = notFoundMetadata;

/** The whole document at an address without a page: no layout surrounds it, because each language has its own. */
export default async function NotFoundPage(): Promise<ReactNode> {
  const site = await loadSite();
  return (
    <HtmlPage locale={DEFAULT_LOCALE}>
      {/* Built once for all addresses, some of which look like those of pages with a sidebar. */}
      <LocaleProvider>
        <Shell locale={DEFAULT_LOCALE} hasSidebar={false}>
          <NotFound site={site} />
        </Shell>
      </LocaleProvider>
    </HtmlPage>
  );
}
