/** Tells CSS, the head script and the loader that the app answers by itself from now on. */
export function markHydrated(): void {
  document.documentElement.dataset.hasHydrated = 'true';
  window.dispatchEvent(new Event('site:hydrated'));
}
