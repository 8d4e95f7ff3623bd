import { sourceRevision } from './source-revision.static';

/**
 * The same reader with its result cached for the life of the process. In development, the cache expires when the
 * sources change.
 */
export function oncePerRevision<Value>(read: () => Value): () => Value {
  let kept: { revision: string; value: Value } | undefined;
  return () => {
    if (kept?.revision !== sourceRevision) kept = { revision: sourceRevision, value: read() };
    return kept.value;
  };
}
