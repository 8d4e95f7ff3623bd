import { mayReload, reloadIfThere } from '@/lib/browser/reload-guard';

/** True for errors from a missing or broken script file, which are typical after a new deployment. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load (chunk|script)|dynamically imported module|importing a module script failed/i.test(
      error.message,
    )
  );
}

/** The build that produced this document, as recorded by the loader; navigation does not change it. */
const currentBuild = (): string => document.documentElement.dataset.build ?? 'development';

/**
 * Reloads the page if one of its files is gone, once per page and build. Returns false for any other error, if the
 * page was already reloaded for this one, if it can't be had now, or if storage is unavailable.
 */
export async function recoverFromChunkError(error: unknown): Promise<boolean> {
  if (!isChunkError(error) || !mayReload(window.location.pathname, currentBuild())) return false;
  console.warn(
    'A file that this page needs is gone, probably because the site was updated. Reloading the page.',
    error,
  );
  return reloadIfThere(window.location.pathname);
}
