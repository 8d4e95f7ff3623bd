import { Search } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/icon';
import { toHref } from '@/lib/settings/addresses';
import { OWN_LOCALE, type Locale } from '@/lib/settings/translate';
import { Ornament } from './figures';

/** Leads to the search page; with JavaScript, it moves the focus to the field in the navbar. */
export function SearchButton({ locale: { code, t, to } }: { locale: Locale }): ReactNode {
  return (
    <a className="button search-button" href={toHref(to('/search'))} hrefLang={code} data-focus-search="">
      <Icon node={Search} />
      {t('Search all pages')}
    </a>
  );
}

/** Opens the home page: its sentence, the button that opens search, and a drawing beside them. */
export function Opening(props: { drawing: string; locale?: Locale; children?: ReactNode }): ReactNode {
  const { drawing, locale = OWN_LOCALE, children } = props;
  return (
    <div className="opening">
      <div className="opening-words">
        {children}
        <p data-search-skip="">
          <SearchButton locale={locale} />
        </p>
      </div>
      <Ornament name={drawing} />
    </div>
  );
}
