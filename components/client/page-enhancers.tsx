'use client';
import { useEffect, type ReactNode } from 'react';
import { usePathname } from 'next/navigation';
import { settings } from '@/lib/site/settings';
import { showChecklists, watchChecklists } from './enhancers/checklist';
import { enhanceCodeBlocks } from './enhancers/code-blocks';
import { enhanceCopyBoxes } from './enhancers/copy-boxes';
import { watchCopyPage } from './enhancers/copy-page';
import { enhanceDetails } from './enhancers/details';
import { enhanceCollapsibles } from './enhancers/collapsibles';
import { enhanceFilters, watchEntries } from './enhancers/entries';
import { watchHomeSearch } from './enhancers/home-search';
import { watchNavbar } from './enhancers/navbar-scroll';
import { showReportedPage } from './enhancers/reported-page';
import { enhanceSchemas } from './enhancers/schema-folds';
import { watchSearchMarks } from './enhancers/search-marks';
import { watchSkipLink } from './enhancers/skip-link';
import { defineTabGroup } from './enhancers/tab-group';
import { watchTerms } from './enhancers/terms';
import { watchTableOfContents } from './enhancers/toc-spy';
import { BackToTop } from './back-to-top';
import { markHydrated } from './enhancers/hydration';

/** Brings finished HTML to life: once for the site, and again for each page that is shown. */
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

  useEffect(() => {
    enhanceCodeBlocks(document);
    // Before the boxes get their buttons, for it fills one of them.
    showReportedPage(document, { location: window.location, basePath: settings.basePath });
    enhanceCopyBoxes(document);
    enhanceDetails(document);
    enhanceCollapsibles(document);
    showChecklists();
    enhanceSchemas(document);
    enhanceFilters(document);
    const stops = [watchTableOfContents(), watchEntries(), watchSearchMarks()];
    return () => {
      for (const stop of stops) stop();
    };
  }, [pathname]);

  return <BackToTop />;
}
