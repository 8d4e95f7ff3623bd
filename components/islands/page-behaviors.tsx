'use client';
import { useEffect, type ReactNode } from 'react';
import { usePathname } from 'next/navigation';
import { enhanceCodeBlocks } from './behaviors/code-blocks';
import { enhanceCopyBoxes } from './behaviors/copy-boxes';
import { watchCopyPage } from './behaviors/copy-page';
import { enhanceDetails } from './behaviors/details';
import { enhanceCollapsibles } from './behaviors/collapsibles';
import { watchHomeSearch } from './behaviors/home-search';
import { watchNavbar } from './behaviors/navbar-scroll';
import { watchSearchMarks } from './behaviors/search-marks';
import { watchSkipLink } from './behaviors/skip-link';
import { defineTabGroup } from './behaviors/tab-group';
import { watchTableOfContents } from './behaviors/toc-spy';
import { BackToTop } from './back-to-top';
import { markHydrated } from './behaviors/hydration';

/** Brings finished HTML to life: once for the site, and again for each page that is shown. */
export function PageBehaviors(): ReactNode {
  const pathname = usePathname();

  useEffect(() => {
    defineTabGroup();
    const stops = [watchNavbar(), watchSkipLink(), watchCopyPage(), watchHomeSearch()];
    markHydrated();
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  useEffect(() => {
    enhanceCodeBlocks(document);
    enhanceCopyBoxes(document);
    enhanceDetails(document);
    enhanceCollapsibles(document);
    const stops = [watchTableOfContents(), watchSearchMarks()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [pathname]);

  return <BackToTop />;
}
