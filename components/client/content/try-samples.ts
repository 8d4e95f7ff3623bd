/** Loads what makes samples runnable, on the few pages that have such samples (`data-try`, `data-score`). */
export function watchTrials(root: ParentNode): () => void {
  if (!root.querySelector('[data-try], [data-score]')) return () => undefined;
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
