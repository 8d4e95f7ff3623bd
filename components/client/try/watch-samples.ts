import { watchCalls } from './watch-calls';
import { watchOwnValues } from './watch-own-values';
import { watchQueries } from './watch-queries';
import { watchScores } from './watch-scores';

/**
 * Gives the samples that readers can try their buttons, and fills in the reader's own values. The signal closes all
 * open samples, and drops what was written in them.
 */
export function watchSamples(root: ParentNode, signal: AbortSignal): void {
  watchQueries(root, signal);
  watchScores(root, signal);
  // Calls look for the documented values, so the reader's own come after them.
  watchCalls(root, signal);
  watchOwnValues(root, signal);
}
