'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { showCurrent, sidebarFor } from './navigation-data';
import { useLanguage } from '../language';
import { SidebarTree } from './sidebar-tree';
import { useCurrentPath } from '../browser-state';

/** Docs and API pages beside their sidebar. */
export function Reader({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className="reader">
      <Sidebar />
      {children}
    </div>
  );
}

/**
 * The left column from 997 px. It stays mounted across pages, which preserves its scroll position and open
 * categories.
 */
function Sidebar(): ReactNode {
  const path = useCurrentPath();
  const { t, docs } = useLanguage();
  const sidebar = sidebarFor(path, docs);
  const scroller = useRef<HTMLElement>(null);

  useEffect(() => {
    // Deferred: measuring now would force the browser to lay out the page twice.
    const frame = requestAnimationFrame(() => showCurrent(scroller.current));
    return () => cancelAnimationFrame(frame);
  }, [path]);

  if (!sidebar) return null;
  return (
    <aside className="sidebar" aria-label={t('Docs pages')}>
      <nav ref={scroller} id="docs-sidebar" aria-label={t('Docs sidebar')} key={sidebar.name}>
        <SidebarTree items={sidebar.items} path={path} />
      </nav>
    </aside>
  );
}

/** On pages with a sidebar, from 997 px. */
export function SkipToSidebar(): ReactNode {
  const path = useCurrentPath();
  const { t, docs } = useLanguage();
  return sidebarFor(path, docs) ? (
    <a href="#docs-sidebar" className="skip-link desktop-only" data-skip="">
      {t('Skip to the list of pages')}
    </a>
  ) : null;
}
