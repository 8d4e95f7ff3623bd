import { announcementState } from './announcement';

export interface HeadScriptSettings {
  announcementId: string | null;
}

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const isMode = (value: string | null): value is 'light' | 'dark' => value === 'light' || value === 'dark';

/** The color mode to start with: query, then stored choice, then the system, then light. */
export function startMode(query: string | null, stored: string | null, systemIsDark: boolean): 'light' | 'dark' {
  if (isMode(query)) return query;
  if (isMode(stored)) return stored;
  return systemIsDark ? 'dark' : 'light';
}

/** Sets what CSS needs before the first paint, as attributes of `<html>`. */
export function markRoot(root: HTMLElement, settings: HeadScriptSettings): void {
  const query = new URLSearchParams(location.search).get('theme');
  root.dataset.theme = startMode(query, read('theme'), matchMedia('(prefers-color-scheme: dark)').matches);
  const { announcementId } = settings;
  const shown =
    announcementId === null ||
    announcementState(read('announcement.id'), read('announcement.dismiss'), announcementId).shown;
  root.dataset.announcementBarInitiallyDismissed = String(!shown);
}

/**
 * Has the browser paint nothing before the navbar is read whole: the rest of half a bar would move what is there. What
 * stands behind the bar says that it is. Browsers that do not know the wish paint as before. A script says it, because
 * HTML checkers do not know it yet.
 */
export function holdFirstPaint(head: HTMLElement): void {
  const link = document.createElement('link');
  link.setAttribute('rel', 'expect');
  link.setAttribute('href', '#main-content-fallback');
  link.setAttribute('blocking', 'render');
  head.append(link);
}

/** True once the app answers by itself; from then on the early listeners stand back. */
const hydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

/** Color toggle, closing the announcement, skip link and search shortcut, for the time before the app is there. */
export function listenEarly(settings: HeadScriptSettings): void {
  addEventListener(
    'click',
    (event) => {
      if (hydrated() || !(event.target instanceof Element)) return;
      const root = document.documentElement;
      const toggle = event.target.closest('[data-color-toggle]');
      if (toggle) {
        const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
        root.dataset.theme = mode;
        root.style.colorScheme = mode;
        try {
          localStorage.setItem('theme', mode);
        } catch {
          // The choice lasts for this page then.
        }
        const label = `Switch between dark and light mode (currently ${mode} mode)`;
        toggle.setAttribute('aria-label', label);
        toggle.setAttribute('title', label);
        toggle.setAttribute('aria-pressed', String(mode === 'dark'));
      } else if (event.target.closest('[data-announcement-close]')) {
        root.dataset.announcementBarInitiallyDismissed = 'true';
        try {
          // With its id, or the app would take the bar for a new one.
          localStorage.setItem('announcement.id', settings.announcementId ?? '');
          localStorage.setItem('announcement.dismiss', 'true');
        } catch {
          // As above.
        }
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
}
