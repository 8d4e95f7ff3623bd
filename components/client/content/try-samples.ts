import { storedOwnValues } from '../try/own-values-store';

/**
 * Loads what makes samples runnable, on the pages that have such samples (`data-try`, `data-score`, `data-call`), and
 * what fills in the reader's own values, if there are any.
 */
export function watchTrials(root: ParentNode): () => void {
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
