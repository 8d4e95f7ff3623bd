import { mayReload } from '@/lib/browser/reload-guard';

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

/** The build that this document came with, as the loader noted it; page turns do not change it. */
const currentBuild = (): string => document.documentElement.dataset.build ?? 'development';

/**
 * Loads the page again when one of its files is gone, once for each page and build. Returns false when the error is
 * another one, when the page was already loaded again for it, or when nothing can be remembered.
 */
export function recoverFromChunkError(error: unknown): boolean {
  if (!isChunkError(error) || !mayReload(window.location.pathname, currentBuild())) return false;
  console.warn(
    'A file that this page needs is gone, probably because the site was updated. Reloading the page.',
    error,
  );
  window.location.reload();
  return true;
}
