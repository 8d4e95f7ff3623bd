import type { AnnouncementState } from './announcement';

/**
 * Scripts that stand in the page itself, as the text of these functions: each may use only its parameters and the
 * browser, for nothing else travels with it. See components/page/head-script.tsx.
 */

/**
 * Sets what next-themes' own script, which runs right before, does not know of: a mode asked for in the address
 * (`?theme=dark`), and the system's mode where what is stored is no mode or cannot be read.
 */
export function colorModeScript(): void {
  const root = document.documentElement;
  const isMode = (value: string | null | undefined) => value === 'light' || value === 'dark';
  const asked = new URLSearchParams(location.search).get('theme');
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const mode = isMode(asked) ? asked : isMode(root.dataset.theme) ? root.dataset.theme : system;
  root.dataset.theme = mode ?? system;
  root.style.colorScheme = root.dataset.theme;
}

/**
 * What must be right before the first paint, and what readers may press before the app is there: the announcement,
 * the color toggle, the search shortcut. Marks the page when a script of the app cannot be had.
 */
export function headScript(settings: { announcementId: string | null }, announcementState: AnnouncementState): void {
  const root = document.documentElement;
  const { announcementId } = settings;
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
      // Then the choice lasts for this page.
    }
  };
  /** True once the app answers by itself; from then on these listeners stand back. */
  const hydrated = () => root.dataset.hasHydrated === 'true';

  const shown =
    announcementId === null ||
    announcementState(read('announcement.id'), read('announcement.dismiss'), announcementId).shown;
  root.dataset.announcementBarInitiallyDismissed = String(!shown);

  // Keeps the browser from painting half a navbar, which the rest of it would then push aside. A script writes the link
  // because HTML checkers don't know this value yet; browsers that don't know it paint as usual.
  const expectation = document.createElement('link');
  expectation.setAttribute('rel', 'expect');
  expectation.setAttribute('href', '#main-content-fallback');
  expectation.setAttribute('blocking', 'render');
  document.head.append(expectation);

  addEventListener(
    'click',
    (event) => {
      if (hydrated() || !(event.target instanceof Element)) return;
      const toggle = event.target.closest('[data-color-toggle]');
      if (toggle) {
        const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
        root.dataset.theme = mode;
        root.style.colorScheme = mode;
        write('theme', mode);
        const label = `Switch between dark and light mode (currently ${mode} mode)`;
        toggle.setAttribute('aria-label', label);
        toggle.setAttribute('title', label);
        toggle.setAttribute('aria-pressed', String(mode === 'dark'));
      } else if (event.target.closest('[data-announcement-close]')) {
        root.dataset.announcementBarInitiallyDismissed = 'true';
        // With its id, or the app would take the bar for a new one.
        write('announcement.id', announcementId ?? '');
        write('announcement.dismiss', 'true');
      }
    },
    true,
  );

  addEventListener('keydown', (event) => {
    if (hydrated()) return;
    const letter = event.key.toLowerCase() === 'k' && (/mac/i.test(navigator.platform) ? event.metaKey : event.ctrlKey);
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const slash = event.key === '/' && plain && !(event.target instanceof HTMLInputElement);
    const field = document.querySelector<HTMLInputElement>('.search-input');
    if ((!letter && !slash) || !field) return;
    event.preventDefault();
    field.focus();
  });

  // Styles then show what the app would have opened; the home page tells of a wrong base path.
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || !target.src.includes('/_next/')) return;
      root.dataset.appFailed = '';
      dispatchEvent(new Event('site:app-failed'));
    },
    true,
  );
}
