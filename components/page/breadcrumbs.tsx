import { House } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '@/components/shared/icon';
import { isWithin, toHref } from '@/lib/settings/addresses';
import { API_PATH, KNOWN_PAGES } from '@/lib/settings/known-pages';
import type { Locale } from '@/lib/settings/translate';
import type { NavItem } from '@/lib/site/navigation-tree';
import { isForParticipants, type ContentRecord } from '@/lib/site/page-record';

/** The sidebar of the API begins below this. */
const API_ROOT: NavItem = { label: 'API', path: API_PATH };

/** The path from the home page to this one; nothing on the home page or on a page that is not in a sidebar. */
export function Breadcrumbs(props: { page: ContentRecord; locale: Locale }): ReactNode {
  const { path, trail } = props.page;
  const { t, pathOf } = props.locale;
  if (!trail.length || path === pathOf('/') || path === pathOf(KNOWN_PAGES.helpNow)) return null;
  const items = isWithin(path, API_PATH) && path !== API_PATH ? [API_ROOT, ...trail] : trail;
  const linked = items.filter((item) => item.path);
  const layout = isForParticipants(props.page) ? 'breadcrumbs quiet' : 'breadcrumbs quiet beside-actions';
  return (
    <nav className={layout} aria-label={t('Breadcrumbs')}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        <li>
          <a href={toHref(pathOf('/'))} aria-label={t('Home page')}>
            <Icon node={House} />
          </a>
        </li>
        {items.map((item, index) => {
          const isLast = index === items.length - 1;
          const name = (
            <span className={isLast ? 'sr-only' : undefined} itemProp="name">
              {item.label}
            </span>
          );
          return (
            <li
              key={item.label}
              lang={item.lang}
              aria-current={isLast ? 'page' : undefined}
              {...(item.path && {
                itemScope: true,
                itemProp: 'itemListElement',
                itemType: 'https://schema.org/ListItem',
              })}
            >
              {item.path && !isLast ? (
                <a href={toHref(item.path)} itemProp="item">
                  {name}
                </a>
              ) : (
                name
              )}
              {item.path ? <meta itemProp="position" content={String(linked.indexOf(item) + 1)} /> : null}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
