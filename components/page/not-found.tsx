import { Search } from 'lucide';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { MeantPages } from '@/components/client/shell/meant-pages';
import { Icon } from '@/components/shared/icon';
import { LostDays } from '@/components/shared/lost-days';
import { toHref } from '@/lib/settings/addresses';
import { KNOWN_PAGES, SEARCH_PATH } from '@/lib/settings/known-pages';
import { settings } from '@/lib/settings/settings';
import { DEFAULT_LOCALE, type Locale } from '@/lib/settings/translate';
import { localeOf } from '@/lib/site/locale-of';
import { formatTitle } from '@/lib/site/metadata';
import type { Site } from '@/lib/site/site';
import { flatten, type SidebarEntry } from '@/lib/site/sidebar-entries';

export const notFoundMetadata: Metadata = {
  title: { absolute: formatTitle('Page Not Found') },
  robots: { index: false },
};

/** Shown at an address that has no page: a host has one such file, so it says what matters most in every language. */
export function NotFound({ site }: { site: Site }): ReactNode {
  return (
    <main id="main-content" tabIndex={-1} className="plain-page not-found">
      <header className="opening">
        <h1>{DEFAULT_LOCALE.t("This page isn't here.")}</h1>
        <p>{DEFAULT_LOCALE.t('It may have moved, or its address may have a typo.')}</p>
        <Ways locale={DEFAULT_LOCALE} />
        <LostDays />
      </header>
      <MeantPages title={DEFAULT_LOCALE.t('Did you mean one of these?')} code={settings.language.code} />
      {[...site.languages.values()].map(({ code, docs }) => {
        const locale = localeOf(site, code);
        return (
          <section key={code} lang={code} dir={locale.dir}>
            <h2>{locale.t("This page isn't here.")}</h2>
            <p>{locale.t('It may have moved, or its address may have a typo.')}</p>
            <Ways locale={locale} />
            <MeantPages title={locale.t('Did you mean one of these?')} code={code} docs={translatedPages(docs)} />
          </section>
        );
      })}
    </main>
  );
}

/** The pages that a language has, without those that it borrows in English: only the label and path of each. */
const translatedPages = (docs: SidebarEntry[]): SidebarEntry[] =>
  flatten(docs)
    .filter(({ lang }) => !lang)
    .map(({ path, label }) => ({ path, label }));

/** Links to search, the home page, and help. */
function Ways({ locale }: { locale: Locale }): ReactNode {
  const { code, t, pathOf } = locale;
  return (
    <p className="ways row wrap">
      {/* With JavaScript, it moves the focus to the field in the navbar. */}
      <a
        className="button search-button strong"
        href={toHref(pathOf(SEARCH_PATH))}
        hrefLang={code}
        data-focus-search=""
      >
        <Icon node={Search} />
        {t('Search all pages')}
      </a>
      <a href={toHref(pathOf('/'))} hrefLang={code}>
        {t('Go to the home page')}
      </a>
      <a href={toHref(pathOf(KNOWN_PAGES.helpNow))} hrefLang={code}>
        {t('Help now')}
      </a>
    </p>
  );
}
