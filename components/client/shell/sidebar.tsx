'use client';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Caret } from '@/components/shared/icon';
import { toHref } from '@/lib/settings/addresses';
import { findTrail } from '@/lib/site/sidebar-entries';
import { useLocale } from '../language/locale';
import { atNextFrame } from '../shared/at-next-frame';
import { useCurrentPath } from '../shared/browser-state';
import { withSignal } from '../shared/with-signal';
import { showCurrent } from './show-current';
import { sidebarFor } from './sidebar-for';
import { SidebarTree } from './sidebar-tree';

/** The sidebar of the current page, and the category that the page belongs to; none on a page with an opening. */
function useSidebar() {
  const path = useCurrentPath();
  const sidebar = sidebarFor(path, useLocale().docs);
  const trail = findTrail(sidebar?.entries ?? [], path);
  return sidebar && !trail.at(-1)?.isOpening ? { ...sidebar, path, category: trail[0] } : null;
}

export function SidebarLayout({ children }: { children: ReactNode }): ReactNode {
  const sidebar = useSidebar();
  return (
    <div className={sidebar ? 'page-columns beside-sidebar' : 'page-columns'}>
      {sidebar ? <Sidebar {...sidebar} key={sidebar.name} /> : null}
      {children}
    </div>
  );
}

/**
 * The left column from 997 px: the part of the documentation that the page belongs to, and a button that shows the
 * others. It stays mounted across pages, which preserves its scroll position and open categories.
 */
function Sidebar({ name, entries, path, category }: NonNullable<ReturnType<typeof useSidebar>>): ReactNode {
  const { t, pathOf } = useLocale();
  const [showsAll, setShowsAll] = useState(false);
  const partEntries = name === 'docs' && category?.entries ? [category] : entries;
  const scroller = useRef<HTMLElement>(null);

  useEffect(() => withSignal((signal) => atNextFrame(() => showCurrent(scroller.current), signal)), [path, showsAll]);

  return (
    <aside className="sidebar" aria-label={t('Docs pages')}>
      <nav ref={scroller} id="docs-sidebar" aria-label={t('Docs sidebar')}>
        {partEntries === entries ? null : (
          // Without JavaScript, the home page leads to all of them.
          <a
            className="sidebar-all row quiet"
            href={toHref(pathOf('/'))}
            role="button"
            aria-expanded={showsAll}
            data-needs-app=""
            data-no-route=""
            onClick={(event) => {
              event.preventDefault();
              setShowsAll(!showsAll);
            }}
          >
            <Caret />
            {t('All guides')}
          </a>
        )}
        <SidebarTree entries={showsAll ? entries : partEntries} path={path} />
      </nav>
    </aside>
  );
}

/** On pages with a sidebar, from 997 px. */
export function SkipToSidebar(): ReactNode {
  const { t } = useLocale();
  return useSidebar() ? (
    <a href="#docs-sidebar" className="skip-link desktop-only lifted" data-skip="">
      {t('Skip to the list of pages')}
    </a>
  ) : null;
}
