import { reloadOnce } from '@/lib/browser/reload-guard';

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

/** Reloads the page if one of its files is gone, once per page and build. @returns whether it reloads. */
export async function recoverFromChunkError(error: unknown): Promise<boolean> {
  const reloads = isChunkError(error) && reloadOnce();
  if (!reloads) return false;
  console.warn(
    'A file that this page needs is gone, probably because the site was updated. Reloading the page.',
    error,
  );
  return reloads;
}
