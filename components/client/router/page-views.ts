type Gtag = (...parts: unknown[]) => void;

let last: string | null = null;

/**
 * Reports a new page, query, or hash to the analytics service, if there is one. Skips the first load, which the
 * service's own script counts. Waits a tick so the new title is set.
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

/** Runs a tick later, or once the new page has set its title; after one second at most. */
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
