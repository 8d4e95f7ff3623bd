/** Session storage key that remembers a reload for a page, so that there is never a second. */
const guardKey = (path: string) => `chunk-reload:${path}`;

/** True for errors of a script file that is gone or broken: typical after a new deployment. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load (chunk|script)|dynamically imported module|importing a module script failed/i.test(
      error.message,
    )
  );
}

/**
 * Reloads the page once when one of its files is gone. Returns false when the error is another one, when the page was
 * already reloaded for it, or when nothing can be remembered (then a reload could loop).
 */
export function recoverFromChunkError(error: unknown): boolean {
  if (!isChunkError(error)) return false;
  try {
    const key = guardKey(window.location.pathname);
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, '1');
  } catch {
    return false;
  }
  console.warn('A file of this page is gone, probably because the site was updated. Loading the page again.', error);
  window.location.reload();
  return true;
}

/** Forgets the guard once a page works again. */
export function clearChunkGuard(): void {
  try {
    sessionStorage.removeItem(guardKey(window.location.pathname));
  } catch {
    // Nothing was stored then.
  }
}
