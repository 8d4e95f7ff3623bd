/** Prefix of the session storage keys, before the page's path; the privacy page names it. */
const RELOADED = 'reloaded:';

/**
 * Reloads the page, at most once for the same page and build, so that a permanently missing file cannot cause a loop; if
 * storage is unavailable, not at all. If the server doesn't answer for the page now, as without a connection, the reader
 * keeps what is on the screen, and it may be tried again.
 * @returns false if it may not reload; otherwise, whether it does.
 */
export function reloadOnce(): false | Promise<boolean> {
  const { pathname } = location;
  const key = RELOADED + pathname;
  const { build = 'development' } = document.documentElement.dataset;
  try {
    if (sessionStorage.getItem(key) === build) return false;
    sessionStorage.setItem(key, build);
  } catch {
    return false;
  }
  return fetch(pathname, { method: 'HEAD' }).then(
    () => {
      location.reload();
      return true;
    },
    () => {
      sessionStorage.removeItem(key);
      return false;
    },
  );
}
