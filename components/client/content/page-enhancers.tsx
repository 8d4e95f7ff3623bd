'use client';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePathname } from 'next/navigation';
import { SITE_EVENTS } from '@/lib/browser/page-contract';
import { useLanguage } from '../language';
import { watchChecklists } from './checklist';
import { enhanceContent } from './enhance-content';
import { watchCopyPage } from './copy-boxes';
import { watchHomeSearch, watchSkipLink } from './focus-links';
import { watchNavbar } from './navbar-scroll';
import { defineTabGroup } from './tab-group';
import { watchTerms } from './terms';
import { BackToTop } from './back-to-top';

/** Makes finished HTML interactive: once for the site, and again for each page shown. */
export function PageEnhancers(): ReactNode {
  const pathname = usePathname();
  const { say } = useLanguage();

  const isFirst = useRef(true);

  useEffect(() => {
    const stops = [
      watchNavbar(),
      watchSkipLink(),
      watchCopyPage(say),
      watchHomeSearch(),
      watchChecklists(say),
      watchTerms(say),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [say]);

  useEffect(() => {
    if (!isFirst.current) return enhanceContent(say);
    // In a task of its own: together with React's start, it would block a slow phone for too long.
    let stop = (): void => {};
    const timer = setTimeout(() => {
      isFirst.current = false;
      defineTabGroup();
      stop = enhanceContent(say);
      // Last, because clicks that were kept until now are repeated on what this has made interactive.
      markHydrated();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [pathname, say]);

  return <BackToTop />;
}

/** Signals to CSS, the head script, and the loader that the app now handles events itself. */
function markHydrated(): void {
  document.documentElement.dataset.hasHydrated = 'true';
  window.dispatchEvent(new Event(SITE_EVENTS.hydrated));
}
