import { sourceRevision } from './source-revision.static';

/** The same reader, which reads once a process, and in development once more after each change of the sources. */
export function ofThisRevision<Value>(read: () => Value): () => Value {
  let kept: { revision: string; value: Value } | undefined;
  return () => {
    if (kept?.revision !== sourceRevision) kept = { revision: sourceRevision, value: read() };
    return kept.value;
  };
}
