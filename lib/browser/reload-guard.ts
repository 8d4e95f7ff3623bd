/** Prefix of the session storage keys, before the page's path; the privacy page names it. */
export const RELOADED = 'reloaded:';

/**
 * True if the page may reload itself. Records the answer and refuses a second reload for the same page and build, so a
 * permanently missing file cannot cause a reload loop. False if storage is unavailable, because the page could loop.
 */
export function mayReload(path: string, build: string): boolean {
  try {
    const key = RELOADED + path;
    if (sessionStorage.getItem(key) === build) return false;
    sessionStorage.setItem(key, build);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page if the server still answers for it; otherwise, as without a connection, the reader keeps what is on
 * the screen, and the guard forgets that there was a reload. @returns whether it reloads.
 */
export async function reloadIfThere(path: string): Promise<boolean> {
  const isThere = await fetch(path, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
  if (isThere) location.reload();
  else sessionStorage.removeItem(RELOADED + path);
  return isThere;
}
