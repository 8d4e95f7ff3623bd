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
 * Divides the start of the app into three tasks, or else a slow phone wouldn't answer for as long as all of them take: this
 * timer runs React; the router, which StartInSteps makes wait, comes next; and the page's data, held back until then, last.
 * The router sets a timer that ends the data, but only when it runs, so that's after this one. A page that is still loading
 * gets more data; there, nothing is held back.
 */
setTimeout(() => {
  void import('react-dom/client');
  if (document.readyState === 'complete') setTimeout(holdPageData());
});

/** The router calls this when navigation begins; `type` is `push`, `replace`, or `traverse`. */
export function onRouterTransitionStart(url: string, type: string): void {
  window.dispatchEvent(new CustomEvent(SITE_EVENTS.transition, { detail: { url, type } }));
}
