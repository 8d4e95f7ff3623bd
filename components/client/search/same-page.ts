import { SITE_EVENTS } from '@/lib/browser/site-events';
import { isSamePath } from '@/lib/settings/addresses';
import { isOverlayEntry } from '../router/overlay-history';
import { targetOf } from '../router/scroll-rules';

/**
 * For a result on the current page, changes only the address, highlights, and position. Returns false for results on
 * other pages, which are ordinary links.
 */
export function showOnThisPage(link: HTMLAnchorElement): boolean {
  if (!isSamePath(link.pathname, window.location.pathname)) return false;
  // Replace the history entry of an open search on a phone, so one Back is enough.
  window.history[isOverlayEntry() ? 'replaceState' : 'pushState'](null, '', link.href);
  window.dispatchEvent(new Event(SITE_EVENTS.location));
  if (link.hash) targetOf(link.hash)?.scrollIntoView();
  else if (!link.search) window.scrollTo(0, 0);
  return true;
}
