import { watchQueries } from './watch-queries';
import { watchScores } from './watch-scores';

/**
 * Gives the samples that readers can try their buttons.
 * @returns a function that closes all open samples.
 */
export function watchSamples(root: ParentNode): () => void {
  const stops = [watchQueries(root), watchScores(root)];
  return () => {
    for (const stop of stops) stop();
  };
}
