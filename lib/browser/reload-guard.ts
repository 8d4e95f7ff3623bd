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
