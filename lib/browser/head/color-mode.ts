import { safeStorage, STORAGE_KEYS } from '../storage-slot';

/**
 * Gives the page its color mode before the first paint: the stored one, or else the system's. The toggle
 * (`data-color-toggle`) is handled only here, before and after hydration.
 */
export function startColorMode(): void {
  const root = document.documentElement;
  const paint = (mode: string) => {
    root.dataset.theme = mode;
    root.style.colorScheme = mode;
  };
  const chosen = safeStorage.get(STORAGE_KEYS.theme);
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  paint(chosen === 'light' || chosen === 'dark' ? chosen : system);

  const onClick = ({ target }: MouseEvent) => {
    const toggle = target instanceof Element && target.closest<HTMLElement>('[data-color-toggle]');
    if (!toggle) return;
    const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
    paint(mode);
    safeStorage.set(STORAGE_KEYS.theme, mode);
    const label = toggle.dataset[mode] ?? '';
    toggle.setAttribute('aria-label', label);
    toggle.setAttribute('title', label);
    toggle.setAttribute('aria-pressed', String(mode === 'dark'));
  };
  addEventListener('click', onClick, true);
}
