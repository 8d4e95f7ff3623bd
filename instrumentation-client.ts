/** Runs once in the browser before the app: the router's start hook, and logging of hydration errors. */

import { holdPageData } from '@/lib/browser/next-runtime';
import { SITE_EVENTS } from '@/lib/browser/site-events';

const HYDRATION_CODES = /hydrat|Minified React error #(418|419|421|422|423|425)\b/i;

// Next.js does not let us set the root's own error handler; React reports such errors to the window instead.
window.addEventListener('error', (event) => {
  if (event.error instanceof Error && HYDRATION_CODES.test(event.error.message)) {
    console.error('Next.js React Root onRecoverableError:', event.error);
  }
});

/**
 * Divides the start of the app into three tasks. In a single one, a slow phone wouldn't answer until all is done.
 * 1. This timer runs React, and holds back the page's data.
 * 2. The router runs. `StartInTasks` made it wait for the timer.
 * 3. A second timer gives the data back.
 *
 * The router also sets a timer, which ends the data. The router runs after our second timer is set, so ours comes first.
 * While a page is still loading, more of its data is on the way, so nothing is held back.
 */
setTimeout(() => {
  void import('react-dom/client');
  if (document.readyState === 'complete') setTimeout(holdPageData());
});

/** The router calls this when navigation begins; `type` is `push`, `replace`, or `traverse`. */
export function onRouterTransitionStart(url: string, type: string): void {
  window.dispatchEvent(new CustomEvent(SITE_EVENTS.transition, { detail: { url, type } }));
}
