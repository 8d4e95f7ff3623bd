import type { Say } from '@/lib/settings/say';
import { settings } from '@/lib/settings/settings';
import { showChecklists } from './checklist';
import { enhanceCodeBlocks } from './code-blocks';
import { enhanceCollapsibles } from './collapsibles';
import { enhanceCopyBoxes } from './copy-boxes';
import { enhanceDetails } from './details';
import { enhanceFilters, watchEntries } from './entries';
import { showReportedPage } from './reported-page';
import { enhanceSchemas } from './schema-folds';
import { watchSearchMarks } from './search-marks';
import { watchTableOfContents } from './toc-spy';
import { watchTrials } from './try-samples';

/** Makes the current page's content interactive. Returns a cleanup function. */
export function enhanceContent(say: Say): () => void {
  enhanceCodeBlocks(document, say);
  // Runs before the boxes get their buttons, because it fills one of them.
  showReportedPage(document, { location: window.location, basePath: settings.basePath });
  enhanceCopyBoxes(document, say);
  enhanceDetails(document);
  enhanceCollapsibles(document);
  showChecklists(say);
  enhanceSchemas(document);
  enhanceFilters(document);
  const stops = [watchTableOfContents(), watchEntries(), watchSearchMarks(), watchTrials(document)];
  return () => {
    for (const stop of stops) stop();
  };
}
