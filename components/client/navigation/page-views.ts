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
  whenTitled(() => {
    const gtag = (window as Window & { gtag?: Gtag }).gtag;
    gtag?.('set', 'page_path', now);
    gtag?.('event', 'page_view');
  });
}

/** Acts a tick later, or as soon as the new page has brought its title; at the latest after a second. */
function whenTitled(action: () => void, waited = 0): void {
  const step = 50;
  setTimeout(
    () => {
      if (document.title || waited >= 1000) action();
      else whenTitled(action, waited + step);
    },
    waited ? step : 0,
  );
}
