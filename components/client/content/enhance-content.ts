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
import { storedOwnValues } from '../try/own-values-store';

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

/**
 * Loads what makes samples runnable, on the pages that have such samples (`data-try`, `data-score`, `data-call`), and
 * what fills in the reader's own values, if there are any.
 */
function watchTrials(root: ParentNode): () => void {
  if (!root.querySelector('[data-try], [data-score], [data-call]') && storedOwnValues() === null) {
    return () => undefined;
  }
  let stop: (() => void) | undefined;
  let isGone = false;
  import('../try/watch-samples').then(
    ({ watchSamples }) => {
      if (!isGone) stop = watchSamples(root);
    },
    // The samples stay as they are without it.
    (error: unknown) => console.warn('Samples cannot be run.', error),
  );
  return () => {
    isGone = true;
    stop?.();
  };
}
