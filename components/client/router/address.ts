import { SITE_EVENTS } from '@/lib/browser/site-events';
import { countPageView } from './page-views';

/** Tells all that follow the page's address, page views among them, that it may have changed. */
export function announceAddress(): void {
  window.dispatchEvent(new Event(SITE_EVENTS.location));
  countPageView();
}

/** Changes the address without a page turn, in a new entry of the history or in place of the current one. */
export function changeAddress(how: 'push' | 'replace', address: string | URL, state: unknown = null): void {
  window.history[`${how}State`](state, '', address);
  announceAddress();
}
