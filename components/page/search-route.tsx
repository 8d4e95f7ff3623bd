import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { SearchPage } from '@/components/client/search/search-page';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import { speechOf } from '@/lib/site/language';
import { pathIn } from '@/lib/site/locale';
import { pageMetadata } from '@/lib/site/metadata';
import { SEARCH } from '@/lib/site/page-record';
import { loadSite } from '@/lib/site/pages';

interface Props {
  params: Promise<{ lang?: string }>;
}

/** What a route of Next.js exports to show the search page of its language. */
export function searchRoute(): {
  generateMetadata: (props: Props) => Promise<Metadata>;
  Page: (props: Props) => Promise<ReactNode>;
} {
  return {
    generateMetadata: async ({ params }) => {
      const { lang = settings.language.code } = await params;
      return pageMetadata((await loadSite()).find(pathIn(lang, SEARCH.path)) ?? SEARCH);
    },
    Page: async ({ params }) => {
      const { lang = settings.language.code } = await params;
      const { say, to } = speechOf(await loadSite(), lang);
      return (
        <main id="main-content" tabIndex={-1} className="plain-page search-page" data-starts-app="">
          <SearchPage />
          <noscript>
            <p>
              {say('Search needs JavaScript. Without it, you can reach every part of the documentation from the')}{' '}
              <a href={toHref(to('/'))}>{say('home page')}</a> {say('and the')}{' '}
              <a href={toHref(to('/faq'))}>{say('frequently asked questions')}</a>.
            </p>
          </noscript>
        </main>
      );
    },
  };
}
