/** Runs once in the browser before the app: the router's start hook, and the log of hydration errors. */

const HYDRATION_CODES = /hydrat|Minified React error #(418|419|421|422|423|425)\b/i;

// The root's own error handler cannot be set in Next.js; React reports such errors to the window instead.
window.addEventListener('error', (event) => {
  if (event.error instanceof Error && HYDRATION_CODES.test(event.error.message)) {
    console.error('Next.js React Root onRecoverableError:', event.error);
  }
});

/** Called by the router when a page turn begins; `type` is `push`, `replace` or `traverse`. */
export function onRouterTransitionStart(url: string, type: string): void {
  window.dispatchEvent(new CustomEvent('site:transition', { detail: { url, type } }));
}
