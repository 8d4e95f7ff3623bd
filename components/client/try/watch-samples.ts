import { watchCalls } from './watch-calls';
import { watchOwnValues } from './watch-own-values';
import { watchQueries } from './watch-queries';
import { watchScores } from './watch-scores';

/**
 * Gives the samples that readers can try their buttons, and fills in the reader's own values.
 * @returns a function that closes all open samples.
 */
export function watchSamples(root: ParentNode): () => void {
  // Calls look for the documented values, so the reader's own come after them.
  const stops = [watchQueries(root), watchScores(root), watchCalls(root), watchOwnValues(root)];
  return () => {
    for (const stop of stops) stop();
  };
}
