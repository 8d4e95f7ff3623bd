import type { Say } from '@/lib/settings/say';
import { settings } from '@/lib/settings/settings';
import { showChecklists } from './checklist';
import { enhanceCodeBlocks } from './code-blocks';
import { enhanceCollapsibles, enhanceDetails, enhanceSchemas } from './folds';
import { enhanceCopyBoxes } from './copy-boxes';
import { enhanceFilters, watchEntries } from './entries';
import { showReportedPage } from './reported-page';
import { watchSearchMarks } from './search-marks';
import { watchTableOfContents } from './toc-spy';

/** Makes the current page's content interactive, until the signal says that the page is gone. */
export function enhanceContent(say: Say, signal: AbortSignal): void {
  enhanceCodeBlocks(document, say);
  // Runs before the boxes get their buttons, because it fills one of them.
  showReportedPage(document, { location: window.location, basePath: settings.basePath });
  enhanceCopyBoxes(document, say);
  enhanceDetails(document);
  enhanceCollapsibles(document);
  showChecklists(say);
  enhanceSchemas(document);
  enhanceFilters(document);
  watchTableOfContents(signal);
  watchEntries(signal);
  watchSearchMarks(signal);
  loadBenches(document, signal);
}

/** Loads what makes samples runnable, on the pages that have such samples (`data-bench`). */
function loadBenches(root: ParentNode, signal: AbortSignal): void {
  if (!root.querySelector('[data-bench]')) return;
  import('../bench/watch-benches').then(
    ({ watchBenches }) => {
      if (!signal.aborted) watchBenches(root, signal);
    },
    // The samples stay as they are without it.
    (error: unknown) => console.warn('Samples cannot be run.', error),
  );
}
