import type { ReactNode } from 'react';
import { LocaleProvider } from '@/components/client/language/locale';
import { siteMetadata } from '@/lib/site/metadata';
import { HtmlShell, Shell } from '@/components/page/shell';
import { OWN_PAGE_LOCALE } from '@/lib/site/page-locale';
import '@/app/styles/index.css';

export const metadata = siteMetadata;

/** The pages in the site's own language. */
export default function SiteLayout({ children }: { children: ReactNode }): ReactNode {
  return (
    <HtmlShell locale={OWN_PAGE_LOCALE}>
      <LocaleProvider>
        <Shell locale={OWN_PAGE_LOCALE}>{children}</Shell>
      </LocaleProvider>
    </HtmlShell>
  );
}
