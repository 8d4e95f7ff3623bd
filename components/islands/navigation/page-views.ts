type Gtag = (...parts: unknown[]) => void;

let last: string | null = null;

/**
 * Tells the analytics service, if there is one, that another page, query or hash is shown. Not on the first load:
 * its own script counts that. Waits a tick, so that the new title is set.
 */
export function countPageView(): void {
  const { pathname, search, hash } = window.location;
  const now = pathname + search + hash;
  const first = last === null;
  if (now === last) return;
  last = now;
  if (first) return;
  setTimeout(() => {
    const gtag = (window as Window & { gtag?: Gtag }).gtag;
    gtag?.('set', 'page_path', now);
    gtag?.('event', 'page_view');
  }, 0);
}
