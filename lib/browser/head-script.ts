import type { OwnFont } from './own-font';
import type { STORAGE_KEYS } from './storage-slot';

type Keys = Pick<typeof STORAGE_KEYS, 'theme' | 'announcementDismissed' | 'announcementId'>;

/**
 * Handles what must be right before the first paint and what readers may use before the app has started. The color
 * toggle, the keys that lead to search, Space on links that are buttons, and what is remembered of the announcement have
 * their only home here, also once the app runs. Keeps clicks on what needs the app until it runs; see
 * lib/browser/start-app.ts for how a click starts it. Marks the page if an app script fails to load. Pages embed the
 * function's source, so it may use only its parameter and browser APIs.
 * @param settings The ID of the configured announcement, if there is one, the keys of the storage, and the font.
 */
export function headScript(settings: { announcement: string | null; keys: Keys; font: OwnFont }): void {
  const { announcement, keys, font } = settings;
  const root = document.documentElement;
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (key: string, newValue: string) => {
    try {
      const oldValue = localStorage.getItem(key);
      localStorage.setItem(key, newValue);
      // The native event reaches only other windows; this one reaches the app.
      dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }));
    } catch {
      // The choice then lasts only for this page.
    }
  };
  /** True once the app handles events itself. */
  const hydrated = () => root.dataset.hasHydrated === 'true';

  const paint = (mode: string) => {
    root.dataset.theme = mode;
    root.style.colorScheme = mode;
  };
  const chosen = read(keys.theme);
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  paint(chosen === 'light' || chosen === 'dark' ? chosen : system);

  const stored = read(keys.announcementId);
  // Somebody who was here before has the font in the browser's cache. If it doesn't come in time for the first paint, it
  // isn't used, so nothing moves. On a first visit, it waits until the page is there: see own-font.ts.
  if (stored !== null && 'FontFace' in window) {
    const { family, url, weight } = font;
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: url });
    document.head.append(link);
    document.fonts.add(new FontFace(family, `url(${url})`, { weight, display: 'optional' }));
  }
  // An old default ID was misspelled; dismissing it also counts for the corrected ID.
  const isKnown = (stored === 'annoucement-bar' ? 'announcement-bar' : stored) === announcement;
  const dismissed = isKnown && read(keys.announcementDismissed) === 'true';
  root.dataset.announcementBarInitiallyDismissed = String(dismissed);
  if (announcement !== null) {
    write(keys.announcementId, announcement);
    if (!isKnown) write(keys.announcementDismissed, 'false');
  }

  /** Controls that were clicked before the app could react, each once: a second click is impatience. */
  const clicked = new Set<HTMLElement>();
  /** The start script is not coming, so no click may wait for the app. */
  let alone = false;
  const replay = () => {
    const controls = [...clicked];
    clicked.clear();
    for (const control of controls) if (control.isConnected) control.click();
  };
  addEventListener('site:hydrated', replay);

  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      const control = hydrated() ? null : event.target.closest<HTMLElement>('[data-needs-app]');
      // The start script, once it is here, refuses if the app cannot run; links among the controls still work then.
      if (control && !alone && dispatchEvent(new Event('site:app-needed', { cancelable: true }))) {
        event.preventDefault();
        event.stopPropagation();
        clicked.add(control);
        root.dataset.appNeeded = '';
        return;
      }
      const toggle = event.target.closest<HTMLElement>('[data-color-toggle]');
      if (toggle) {
        const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
        paint(mode);
        write(keys.theme, mode);
        const label = toggle.dataset[mode] ?? '';
        toggle.setAttribute('aria-label', label);
        toggle.setAttribute('title', label);
        toggle.setAttribute('aria-pressed', String(mode === 'dark'));
      } else if (event.target.closest('[data-announcement-close]')) {
        root.dataset.announcementBarInitiallyDismissed = 'true';
        write(keys.announcementDismissed, 'true');
      }
    },
    true,
  );

  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.defaultPrevented || !(target instanceof Element)) return;
    const button = key === ' ' ? target.closest<HTMLElement>('a[role="button"]') : null;
    if (button) {
      // For a link, unlike for a button, the browser does not turn Space into a click.
      event.preventDefault();
      button.click();
    }
    const command = /mac/i.test(navigator.platform) ? metaKey : ctrlKey;
    // With Shift, it belongs to the browser. With Caps Lock, the letter is a capital.
    const letter = key.toLowerCase() === 'k' && command && !altKey && !shiftKey;
    const slash = key === '/' && !ctrlKey && !metaKey && !altKey && !target.closest('input, textarea, select');
    const field = document.querySelector<HTMLInputElement>('.search-input');
    if ((!letter && !slash) || !field) return;
    event.preventDefault();
    field.focus({ preventScroll: true });
    field.select();
  });

  // CSS then shows what the app would have opened, and the home page warns about a wrong base path.
  addEventListener(
    'error',
    ({ target, error, filename }) => {
      // A file that did not come, or that came in part.
      const file = target instanceof HTMLScriptElement ? target.src : error instanceof SyntaxError ? filename : '';
      if (!file.includes('/_next/')) return;
      root.dataset.appFailed = '';
      dispatchEvent(new Event('site:app-failed'));
      // If the start script is here, it decides what a click can still do.
      const starter = document.querySelector<HTMLScriptElement>('script[data-start-script]');
      if (starter && starter.src !== file) return;
      alone = true;
      replay();
    },
    true,
  );
}
