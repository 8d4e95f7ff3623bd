import type { ReactNode } from 'react';
import { LocaleProvider } from '@/components/client/language/locale';
import { HtmlPage, Shell } from '@/components/page/shell';
import { DEFAULT_LOCALE } from '@/lib/settings/translate';
import { siteMetadata } from '@/lib/site/metadata';
import '@/app/styles/index.css';

export const metadata = siteMetadata;

export default function SiteLayout({ children }: { children: ReactNode }): ReactNode {
  return (
    <HtmlPage locale={DEFAULT_LOCALE}>
      <LocaleProvider>
        <Shell locale={DEFAULT_LOCALE}>{children}</Shell>
      </LocaleProvider>
    </HtmlPage>
  );
}
