import { isSamePath } from '@/lib/address/paths';
import { isLayerEntry } from '../layer-entry';
import { scrollToHash } from '../navigation/scroll-rules';

/**
 * A result on the page that is shown already: only the address, the marks and the place change. Returns false for
 * results on other pages, which are ordinary links.
 */
export function showOnThisPage(link: HTMLAnchorElement): boolean {
  if (!isSamePath(link.pathname, window.location.pathname)) return false;
  // The entry of an open search on a phone is replaced, so that Back needs no second press.
  window.history[isLayerEntry() ? 'replaceState' : 'pushState'](null, '', link.href);
  window.dispatchEvent(new Event('site:location'));
  if (link.hash) scrollToHash(link.hash);
  return true;
}
