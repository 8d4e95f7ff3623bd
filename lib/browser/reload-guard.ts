/** What the keys in the tab's storage start with, before the page's path; the privacy page names it. */
export const RELOADED = 'reloaded:';

/**
 * True when a page of a build may load itself again, and remembers it: the second time for the same page and build is
 * refused, so that files that are gone for good never make a page load again and again. False when nothing can be
 * remembered, for then it could loop.
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
