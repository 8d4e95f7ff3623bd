import { Search } from 'lucide';
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { Icon } from '@/components/icon';
import type { FrontMatter } from '@/lib/content/front-matter';
import { toHref } from '@/lib/settings/addresses';
import { OWN_LOCALE, type Locale } from '@/lib/settings/translate';
import { DAY_LINE, DayLine } from './day-line';
import { Ornament } from './figures';

/** Leads to the search page; with JavaScript, it moves the focus to the field in the navbar. */
export function SearchButton({ locale: { code, t, to }, example }: { locale: Locale; example?: string }): ReactNode {
  const label = t('Search all pages');
  return (
    <a
      className={example ? 'search-field-link' : 'button search-button'}
      href={toHref(to('/search'))}
      hrefLang={code}
      data-focus-search=""
    >
      <Icon node={Search} />
      {example ? (
        <>
          <span className="sr-only">{label}. </span>
          {t('Try “{query}”', { query: example })}
        </>
      ) : (
        label
      )}
    </a>
  );
}

/**
 * Opens the home page, and the part of each reader, on the band of color: the page's title, its first sentence, and the
 * drawing that the front matter names. With `search`, an example of a query, the way to search looks like its field.
 */
export function Opening(props: {
  page: Pick<FrontMatter, 'title' | 'heading' | 'opening'>;
  search?: string;
  locale?: Locale;
  children?: ReactNode;
}): ReactNode {
  const { page, search, locale = OWN_LOCALE, children } = props;
  const { title, heading = title, opening = '' } = page;
  return (
    <header className={opening === DAY_LINE ? 'opening opening-home' : 'opening'}>
      <h1 className="opening-title" data-markdown="none">
        {heading}
      </h1>
      {children}
      {search ? (
        <p data-search-skip="">
          <SearchButton locale={locale} example={search} />
        </p>
      ) : null}
      {opening === DAY_LINE ? <DayLine t={locale.t} /> : <Ornament name={opening} />}
    </header>
  );
}

/** Elements in groups: a heading, or a line in bold, begins one, and its list ends it. */
export function groupsOf(children: ReactNode): ReactElement[][] {
  const groups: ReactElement[][] = [];
  let open = false;
  for (const child of Children.toArray(children)) {
    if (!isValidElement(child)) continue;
    if (!open) groups.push([]);
    groups.at(-1)?.push(child);
    open = child.type !== 'ul';
  }
  return groups;
}

/** The two ways into the site: a heading and a list of links in Markdown for each. */
export function Doors({ children }: { children?: ReactNode }): ReactNode {
  return (
    <div className="doors">
      {groupsOf(children).map((group, index) => (
        <div key={index}>{group}</div>
      ))}
    </div>
  );
}
