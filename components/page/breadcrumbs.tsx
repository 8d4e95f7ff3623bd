import { House } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/shared/icon';
import { toHref } from '@/lib/settings/addresses';
import { API_PATH, KNOWN_PAGES } from '@/lib/settings/known-pages';
import { isWithin } from '@/lib/settings/paths';
import type { Locale, Translate } from '@/lib/settings/translate';
import type { ContentRecord } from '@/lib/site/page-record';
import type { SidebarEntry } from '@/lib/site/sidebar-entries';
import { BreadcrumbDays } from './breadcrumb-days';

/** The first entry for pages of the API, whose own sidebar starts below it. */
const API_ROOT: SidebarEntry = { label: 'API', path: API_PATH };

/** The path from the home page to this one; nothing on the home page or on a page that is not in a sidebar. */
export function Breadcrumbs(props: { record: ContentRecord; locale: Locale }): ReactNode {
  const { path, trail } = props.record;
  const { t, pathOf } = props.locale;
  if (!trail.length || path === pathOf('/') || path === pathOf(KNOWN_PAGES.helpNow)) return null;
  const isOverview = path === API_PATH;
  const entries = isWithin(path, API_PATH) ? [API_ROOT, ...(isOverview ? [] : trail)] : trail;
  const linked = entries.filter((entry) => entry.path);
  return (
    <nav className="breadcrumbs row wrap quiet" aria-label={t('Breadcrumbs')}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        <li>
          <a href={toHref(pathOf('/'))} aria-label={t('Home page')}>
            <Icon node={House} />
          </a>
        </li>
        {entries.map((entry, index) => {
          const isLast = index === entries.length - 1;
          const name = (
            <span className={isLast && !isOverview ? 'sr-only' : undefined} itemProp="name">
              {entry.label}
            </span>
          );
          return (
            <li
              key={entry.label}
              className={isLast && isOverview ? 'crumb' : undefined}
              lang={entry.lang}
              aria-current={isLast ? 'page' : undefined}
              {...(entry.path && {
                itemScope: true,
                itemProp: 'itemListElement',
                itemType: 'https://schema.org/ListItem',
              })}
            >
              {entry.path && !isLast ? (
                <a href={toHref(entry.path)} itemProp="item">
                  {name}
                </a>
              ) : (
                name
              )}
              {entry.path ? <meta itemProp="position" content={String(linked.indexOf(entry) + 1)} /> : null}
            </li>
          );
        })}
      </ol>
      <BreadcrumbPosition record={props.record} t={t} />
    </nav>
  );
}

/** Where the page is in its group, the last one that the breadcrumbs name, as the sidebar lists it. */
function BreadcrumbPosition({ record: { path, trail }, t }: { record: ContentRecord; t: Translate }): ReactNode {
  const siblings = trail.at(-2)?.entries ?? [];
  const index = siblings.findIndex((entry) => entry.path === path);
  if (index < 0 || siblings.length < 2) return null;
  return (
    <span className="row" data-search-skip="">
      <BreadcrumbDays index={index} pages={siblings.length} />
      {t('{page} of {pages}', { page: String(index + 1), pages: String(siblings.length) })}
    </span>
  );
}
