import { Search } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/shared/icon';
import { toHref } from '@/lib/settings/addresses';
import { SEARCH_PATH } from '@/lib/settings/known-pages';
import type { Locale } from '@/lib/settings/translate';

/** Leads to the search page; with JavaScript, it moves the focus to the field in the navbar. */
export function SearchButton({ locale: { code, t, pathOf } }: { locale: Locale }): ReactNode {
  return (
    <a className="button search-button strong" href={toHref(pathOf(SEARCH_PATH))} hrefLang={code} data-focus-search="">
      <Icon node={Search} />
      {t('Search all pages')}
    </a>
  );
}
