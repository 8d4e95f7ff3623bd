export const SITE_EVENTS = {
  /** The app now handles events itself. */
  hydrated: 'site:hydrated',
  /** The reader did something that only the app can do; canceled if it can't be done at all. */
  appRequested: 'site:app-requested',
  /** One of the app's scripts could not be loaded. */
  appFailed: 'site:app-failed',
  /** The address has changed, or only its query or hash. */
  location: 'site:location',
  /** The router begins to navigate: `detail` has the address and how. */
  transition: 'site:transition',
} as const;

export interface Transition {
  url: string;
  type: 'push' | 'replace' | 'traverse';
}

declare global {
  interface WindowEventMap {
    'site:hydrated': Event;
    'site:app-requested': Event;
    'site:app-failed': Event;
    'site:location': Event;
    'site:transition': CustomEvent<Transition>;
  }
}
