import { reloadOnce } from '@/lib/browser/reload-guard';

/** True for errors from a missing or broken script file, which are typical after a new deployment, and their effects. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /loading (css )?chunk|failed to load (chunk|script)|dynamically imported module|importing a module script failed/i.test(
      error.message,
    ) ||
    isChunkError(error.cause)
  );
}

/** Reloads the page if one of its files is gone because the site was updated. @returns whether it reloads. */
export async function recoverFromChunkError(error: unknown): Promise<boolean> {
  const reloads = isChunkError(error) && (await reloadOnce('update'));
  if (reloads)
    console.warn('The site was updated, and a file that this page needs is gone. Reloading the page.', error);
  return reloads;
}
