'use client';
import { useEffect, type ReactNode } from 'react';
import { usePathname } from 'next/navigation';
import { watchChecklists } from './checklist';
import { enhanceContent } from './enhance-content';
import { watchCopyPage } from './copy-page';
import { watchHomeSearch } from './home-search';
import { watchNavbar } from './navbar-scroll';
import { watchSkipLink } from './skip-link';
import { defineTabGroup } from './tab-group';
import { watchTerms } from './terms';
import { BackToTop } from './back-to-top';
import { markHydrated } from './hydration';

/** Makes finished HTML interactive: once for the site, and again for each page shown. */
export function PageEnhancers(): ReactNode {
  const pathname = usePathname();

  useEffect(() => {
    defineTabGroup();
    const stops = [watchNavbar(), watchSkipLink(), watchCopyPage(), watchHomeSearch(), watchChecklists(), watchTerms()];
    markHydrated();
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  useEffect(enhanceContent, [pathname]);

  return <BackToTop />;
}
