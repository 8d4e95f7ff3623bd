/** Starts what listens until its signal. @returns aborts the signal, as the cleanup of an effect does. */
export function withSignal(listen: (signal: AbortSignal) => void): () => void {
  const abort = new AbortController();
  listen(abort.signal);
  return () => abort.abort();
}
