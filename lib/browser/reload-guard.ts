/** Prefix of the session storage keys, before the page's path; the privacy page names it. */
const RELOADED = 'reloaded:';

const openRelease = (): string => document.documentElement.dataset.release ?? 'development';

/**
 * The release of this page that the server has now. Skips the browser's cache, which answers even without a connection.
 * @throws if there is no response. Nothing if the response is not from this site, as from a hotel's sign-in page.
 */
async function servedRelease(): Promise<string | undefined> {
  const response = await fetch(location.pathname, { cache: 'no-store' });
  return /\sdata-release="([^"]+)"/.exec(await response.text())?.[1];
}

/**
 * Reloads the page, at most once for the same page and release, so that a permanently missing file cannot cause a loop; if
 * storage is unavailable, not at all. If the site doesn't answer now, as without a connection, the reader keeps what is
 * on the screen, and it may be tried again.
 * @param needed Reload for this only: an `update` of the site; or `any` response.
 * @returns false if it may not reload; otherwise, whether it does.
 */
export function reloadOnce(needed: 'any' | 'update'): false | Promise<boolean> {
  const key = RELOADED + location.pathname;
  const release = openRelease();
  try {
    if (sessionStorage.getItem(key) === release) return false;
    sessionStorage.setItem(key, release);
  } catch {
    return false;
  }
  return servedRelease()
    .catch(() => undefined)
    .then((served) => {
      const helps = served !== undefined && (needed === 'any' || served !== release);
      if (helps) location.reload();
      else sessionStorage.removeItem(key);
      return helps;
    });
}
