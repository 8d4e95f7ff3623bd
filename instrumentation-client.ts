/** Runs once in the browser before the app: the router's start hook, and logging of hydration errors. */

import { SITE_EVENTS } from '@/lib/browser/site-events';

const HYDRATION_CODES = /hydrat|Minified React error #(418|419|421|422|423|425)\b/i;

// Next.js does not let us set the root's own error handler; React reports such errors to the window instead.
window.addEventListener('error', (event) => {
  if (event.error instanceof Error && HYDRATION_CODES.test(event.error.message)) {
    console.error('Next.js React Root onRecoverableError:', event.error);
  }
});

// React is the largest part of the app. The app starts after this timer (see StartInSteps), so React is run in a task before
// it: both at once would keep a slow phone from answering for twice as long.
setTimeout(() => import('react-dom/client'));

/** The router calls this when navigation begins; `type` is `push`, `replace`, or `traverse`. */
export function onRouterTransitionStart(url: string, type: string): void {
  window.dispatchEvent(new CustomEvent(SITE_EVENTS.transition, { detail: { url, type } }));
}
