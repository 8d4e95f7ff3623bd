import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { TextWithLinks } from '@/components/client/language/text-with-links';
import { SearchPage } from '@/components/client/search/search-page';
import { toHref } from '@/lib/settings/addresses';
import { KNOWN_PAGES, SEARCH_PATH } from '@/lib/settings/known-pages';
import { localizePath } from '@/lib/settings/language-paths';
import { settings } from '@/lib/settings/settings';
import { DEFAULT_LOCALE } from '@/lib/settings/translate';
import { localeOf } from '@/lib/site/locale-of';
import { pageMetadata } from '@/lib/site/metadata';
import { searchRecord } from '@/lib/site/page-record';
import { loadSite } from '@/lib/site/site';

interface Props {
  params: Promise<{ lang?: string }>;
}

/** The tags in the head of the search page, in the address's language. */
export async function searchMetadata({ params }: Props): Promise<Metadata> {
  const { lang = settings.language.code } = await params;
  return pageMetadata((await loadSite()).find(localizePath(lang, SEARCH_PATH)) ?? searchRecord(DEFAULT_LOCALE));
}

export async function SearchRoute({ params }: Props): Promise<ReactNode> {
  const { lang = settings.language.code } = await params;
  const { t, pathOf } = localeOf(await loadSite(), lang);
  return (
    <main id="main-content" tabIndex={-1} className="plain-page search-page" data-start-app-now="">
      <SearchPage />
      <noscript>
        <p>
          <TextWithLinks
            text={t(
              'Search needs JavaScript. Without it, you can reach every part of the documentation from the <home>home page</home> and the <faq>frequently asked questions</faq>.',
            )}
            hrefs={{ home: toHref(pathOf('/')), faq: toHref(pathOf(KNOWN_PAGES.faq)) }}
          />
        </p>
      </noscript>
    </main>
  );
}
