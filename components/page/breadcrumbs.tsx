import type { ReactNode } from 'react';
import { toHref } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';
import type { Speech } from '@/lib/site/language';
import type { ContentRecord } from '@/lib/site/page-record';

/** The path from the home page to this one; nothing on the home page or on a page that is not in a sidebar. */
export function Breadcrumbs(props: { page: ContentRecord; speech: Speech }): ReactNode {
  const { path, trail } = props.page;
  const { say, to } = props.speech;
  if (!trail.length || path === to('/')) return null;
  return (
    <nav className="breadcrumbs" aria-label={say('Breadcrumbs')}>
      <ol>
        <li>
          <a href={toHref(to('/'), settings.basePath)} aria-label={say('Home page')}>
            <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
              <path d="M3 9.500 10 3.500l7 6M5 8v8.500h3.500V12h3v4.500H15V8" />
            </svg>
          </a>
        </li>
        {trail.map((item, index) => (
          <li key={item.label} lang={item.lang} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {item.path && index < trail.length - 1 ? (
              <a href={toHref(item.path, settings.basePath)}>{item.label}</a>
            ) : (
              item.label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
