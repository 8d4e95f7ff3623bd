'use client';
import { useEffect, type ReactNode } from 'react';
import { usePathname } from 'next/navigation';
import { watchChecklists } from './enhancers/checklist';
import { enhanceContent } from './enhancers/content';
import { watchCopyPage } from './enhancers/copy-page';
import { watchHomeSearch } from './enhancers/home-search';
import { watchNavbar } from './enhancers/navbar-scroll';
import { watchSkipLink } from './enhancers/skip-link';
import { defineTabGroup } from './enhancers/tab-group';
import { watchTerms } from './enhancers/terms';
import { BackToTop } from './back-to-top';
import { markHydrated } from './enhancers/hydration';

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
