'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, type ReactNode } from 'react';
import { closestTo } from '@/lib/browser/closest-to';
import { SITE_EVENTS } from '@/lib/browser/site-events';
import { useLocale } from '../language/locale';
import { withSignal } from '../shared/with-signal';
import { BackToTop } from '../shell/back-to-top';
import { watchSearchButtons, watchSkipLinks } from '../shell/focus-links';
import { watchNavbar } from '../shell/watch-navbar';
import { enhanceContent } from './enhance-content';
import { defineTabGroup } from './tab-group';
import { watchTerms } from './terms';

/** Makes finished HTML interactive: once for the site, and again for each page shown. */
export function PageEnhancers(): ReactNode {
  const pathname = usePathname();
  const { t } = useLocale();

  const isFirst = useRef(true);

  useEffect(() => {
    return withSignal((signal) => {
      watchNavbar(signal);
      watchSkipLinks(signal);
      watchSearchButtons(signal);
      watchPrintButtons(signal);
      watchTerms(t, signal);
    });
  }, [t]);

  useEffect(() => {
    return withSignal((signal) => {
      if (!isFirst.current) return enhanceContent(t, signal);
      // In a task of its own: together with React's start, it would block a slow phone for too long.
      const timer = setTimeout(() => {
        isFirst.current = false;
        defineTabGroup();
        enhanceContent(t, signal);
        // Last, because clicks that were kept until now are repeated on what this has made interactive.
        announceHydrated();
      });
      signal.addEventListener('abort', () => clearTimeout(timer));
    });
  }, [pathname, t]);

  return <BackToTop />;
}

/** Makes the buttons of pages for paper (`data-print`) open the print dialog. */
function watchPrintButtons(signal: AbortSignal): void {
  const onClick = (event: MouseEvent) => {
    if (closestTo(event, '[data-print]')) window.print();
  };
  document.addEventListener('click', onClick, { signal });
}

/** Tells the head script that the app now handles events itself. */
function announceHydrated(): void {
  document.documentElement.dataset.hasHydrated = 'true';
  window.dispatchEvent(new Event(SITE_EVENTS.hydrated));
}
