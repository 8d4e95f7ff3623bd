import type { AnnouncementState } from './announcement';

/**
 * Inline scripts: pages embed the source of these functions, so each may use only its parameters and browser APIs.
 * See components/page/head-script.tsx.
 */

/**
 * Sets the color mode: the one in the address (`?theme=dark`), else the stored one, else the system's. Runs twice: in the
 * head, because a browser may paint as soon as the body begins, and right after next-themes' own script, which doesn't
 * know the address and takes any stored value for a mode.
 */
export function colorModeScript(): void {
  const root = document.documentElement;
  const stored = () => {
    try {
      return localStorage.getItem('theme');
    } catch {
      return null;
    }
  };
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const modes = [new URLSearchParams(location.search).get('theme'), stored(), system];
  const mode = modes.find((value) => value === 'light' || value === 'dark') ?? system;
  root.dataset.theme = mode;
  root.style.colorScheme = mode;
}

/**
 * Handles what must be right before the first paint and what readers may use before the app has started: the
 * announcement, the color toggle, and the search shortcut. Keeps clicks on what needs the app until it runs; see
 * lib/browser/start-app.ts for how a click starts it. Marks the page if an app script fails to load.
 */
export function headScript(
  settings: { announcementId: string | null; labels?: Record<'light' | 'dark', string> },
  announcementState: AnnouncementState,
): void {
  const root = document.documentElement;
  const { announcementId, labels } = settings;
  const read = (key: string) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const write = (key: string, value: string) => {
    try {
      localStorage.setItem(key, value);
    } catch {
      // The choice then lasts only for this page.
    }
  };
  /** True once the app handles events itself; these listeners then do nothing. */
  const hydrated = () => root.dataset.hasHydrated === 'true';

  const shown =
    announcementId === null ||
    announcementState(read('announcement.id'), read('announcement.dismiss'), announcementId).shown;
  root.dataset.announcementBarInitiallyDismissed = String(!shown);

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
      if (hydrated() || !(event.target instanceof Element)) return;
      const control = event.target.closest<HTMLElement>('[data-needs-app]');
      // The start script, once it is here, refuses if the app cannot run; links among the controls still work then.
      if (control && !alone && dispatchEvent(new Event('site:app-needed', { cancelable: true }))) {
        event.preventDefault();
        event.stopPropagation();
        clicked.add(control);
        root.dataset.appNeeded = '';
        return;
      }
      const toggle = event.target.closest('[data-color-toggle]');
      if (toggle) {
        const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
        root.dataset.theme = mode;
        root.style.colorScheme = mode;
        write('theme', mode);
        const label = labels?.[mode] ?? `Switch between dark and light mode (currently ${mode} mode)`;
        toggle.setAttribute('aria-label', label);
        toggle.setAttribute('title', label);
        toggle.setAttribute('aria-pressed', String(mode === 'dark'));
      } else if (event.target.closest('[data-announcement-close]')) {
        root.dataset.announcementBarInitiallyDismissed = 'true';
        // Store the ID too, or the app would treat the bar as new.
        write('announcement.id', announcementId ?? '');
        write('announcement.dismiss', 'true');
      }
    },
    true,
  );

  addEventListener('keydown', (event) => {
    // In the moment between the two, the app may already have handled the key.
    if (hydrated() || event.defaultPrevented) return;
    const button = event.key === ' ' && event.target instanceof Element && event.target.closest('a[role="button"]');
    if (button instanceof HTMLElement) {
      // For a link, unlike for a button, the browser does not turn Space into a click.
      event.preventDefault();
      button.click();
    }
    const letter = event.key.toLowerCase() === 'k' && (/mac/i.test(navigator.platform) ? event.metaKey : event.ctrlKey);
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const slash = event.key === '/' && plain && !(event.target instanceof HTMLInputElement);
    const field = document.querySelector<HTMLInputElement>('.search-input');
    if ((!letter && !slash) || !field) return;
    event.preventDefault();
    field.focus();
  });

  // CSS then shows what the app would have opened, and the home page warns about a wrong base path.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || !target.src.includes('/_next/')) return;
      root.dataset.appFailed = '';
      dispatchEvent(new Event('site:app-failed'));
      // If the start script is here, it decides what a click can still do.
      const starter = document.querySelector('script[data-start-script]');
      if (starter && starter !== target) return;
      alone = true;
      replay();
    },
    true,
  );
}
