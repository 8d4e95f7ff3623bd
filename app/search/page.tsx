import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SearchPage } from '@/components/client/search/search-page';
import { toHref } from '@/lib/settings/addresses';
import { pageMetadata } from '@/lib/site/metadata';
import { settings } from '@/lib/settings/settings';
import { SEARCH } from '@/lib/site/page-record';

export const metadata: Metadata = pageMetadata(SEARCH);

export default function Search(): ReactNode {
  return (
    <main id="main-content" tabIndex={-1} className="plain-page search-page" data-starts-app="">
      <SearchPage />
      <noscript>
        <p>
          Search needs JavaScript. Without it, you can reach every part of the documentation from the{' '}
          <a href={toHref('/', settings.basePath)}>home page</a> and the{' '}
          <a href={toHref('/faq', settings.basePath)}>frequently asked questions</a>.
        </p>
      </noscript>
    </main>
  );
}
