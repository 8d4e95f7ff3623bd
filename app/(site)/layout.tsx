import type { ReactNode } from 'react';
import { siteMetadata } from '@/lib/site/metadata';
import { PageDocument, Shell } from '@/components/page/shell';
import { OWN_SPEECH } from '@/lib/site/language';
import '@/app/styles/index.css';

export const metadata = siteMetadata;

/** The pages in the site's own language. */
export default function SiteLayout({ children }: { children: ReactNode }): ReactNode {
  return (
    <PageDocument speech={OWN_SPEECH}>
      <Shell speech={OWN_SPEECH}>{children}</Shell>
    </PageDocument>
  );
}
