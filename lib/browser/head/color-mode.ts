import { closestTo } from '../closest-to';
import { readStored, writeStored, STORAGE_KEYS } from '../storage';

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
  const chosen = readStored(STORAGE_KEYS.theme);
  const isMode = chosen === 'light' || chosen === 'dark';
  // next-themes would take any other word for a mode.
  if (!isMode) writeStored(STORAGE_KEYS.theme, null);
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  paint(isMode ? chosen : system);

  const onClick = (event: MouseEvent) => {
    if (!closestTo(event, '[data-color-toggle]')) return;
    const mode = root.dataset.theme === 'dark' ? 'light' : 'dark';
    paint(mode);
    writeStored(STORAGE_KEYS.theme, mode);
    // The cord in a drawing switches, too, but has no name.
    for (const toggle of document.querySelectorAll<HTMLElement>('button[data-color-toggle]')) {
      const label = toggle.dataset[mode] ?? '';
      toggle.setAttribute('aria-label', label);
      toggle.title = label;
      toggle.setAttribute('aria-pressed', String(mode === 'dark'));
    }
  };
  addEventListener('click', onClick, true);
}
