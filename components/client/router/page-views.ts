type Gtag = (...values: unknown[]) => void;

let last: string | null = null;

/** Reports a new page, query, or hash to the analytics service, if there is one, whose own script counts the first. */
export function countPageView(): void {
  const { pathname, search, hash } = window.location;
  const now = pathname + search + hash;
  const isFirst = last === null;
  if (now === last) return;
  last = now;
  if (!isFirst) setTimeout(sendPageView, 0, now);
}

/** Waits, up to a second, until the new page has set its title. */
function sendPageView(page: string, tries = 20): void {
  if (!document.title && tries) {
    setTimeout(sendPageView, 50, page, tries - 1);
    return;
  }
  const { gtag } = window as Window & { gtag?: Gtag };
  gtag?.('set', 'page_path', page);
  gtag?.('event', 'page_view');
}
