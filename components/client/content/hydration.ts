import { SITE_EVENTS } from '@/lib/browser/page-contract';

/** Signals to CSS, the head script, and the loader that the app now handles events itself. */
export function markHydrated(): void {
  document.documentElement.dataset.hasHydrated = 'true';
  window.dispatchEvent(new Event(SITE_EVENTS.hydrated));
}
