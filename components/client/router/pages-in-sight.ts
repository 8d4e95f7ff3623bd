import { isFastConnection } from '@/lib/browser/connection';
import { settings } from '@/lib/settings/settings';
import { linkAction } from './link-action';
import { prefetchPage } from './page-data';

/** How many bytes, as compressed, a page may fetch of the pages that a reader may turn to. */
const MAX_BYTES = 60 * 1024;
/** How long the browser is left alone after a page is shown. */
const REST_MS = 1000;

const isInSight = (link: Element): boolean => {
  const { top, bottom, height } = link.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < window.innerHeight;
};

/** The next page, and then the entries in sight of the sidebar, those beside the current page first. */
function likelyLinks(): HTMLAnchorElement[] {
  const entries = [...document.querySelectorAll<HTMLAnchorElement>('.sidebar a[href]')];
  const current = entries.findIndex((link) => link.getAttribute('aria-current') === 'page');
  const nearest = entries
    .map((link, index) => ({ link, distance: Math.abs(index - current) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ link }) => link);
  return [...document.querySelectorAll<HTMLAnchorElement>('.pager a[rel="next"]'), ...nearest.filter(isInSight)];
}

/**
 * Once the browser is idle on a fast connection, loads the styles of other pages, and fetches the data of those that the
 * reader is likely to turn to, one after another, until the budget is spent or the signal says that the page is gone. A
 * click then costs no round trip; without this file, it waits for the files that a resting pointer has asked for.
 */
export function fetchPagesInSight(signal: AbortSignal): void {
  // The preview's server renders each page on demand. Without `requestIdleCallback`, nothing is fetched.
  if (process.env.NODE_ENV === 'development' || !('requestIdleCallback' in window)) return;
  const fetchThem = async () => {
    let spent = 0;
    for (const link of likelyLinks()) {
      if (signal.aborted || spent >= MAX_BYTES || !navigator.onLine || !isFastConnection()) return;
      const isPage = linkAction(link, window.location, settings.basePath).kind === 'route';
      if (isPage && link.pathname !== window.location.pathname) spent += await prefetchPage(link.pathname);
    }
  };
  const timer = setTimeout(() => requestIdleCallback(() => void fetchThem()), REST_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
}
