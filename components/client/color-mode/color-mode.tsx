'use client';
/**
 * The only file that imports next-themes. Each behavior has one owner: the head script paints before the app has started,
 * and switches at a click; next-themes paints from then on, and follows the system and the choices in other windows;
 * ForgetChoice forgets a choice, which next-themes never does.
 */
import { ThemeProvider, useTheme } from 'next-themes';
import { useEffect, type ReactNode } from 'react';
import { writeStored, STORAGE_KEYS } from '@/lib/browser/storage';
import { useLocale } from '../language/locale';
import { useIsHydrated } from '../shared/browser-state';
import { ReactContextError } from '../shared/context-error';
import { withSignal } from '../shared/with-signal';

/**
 * Provides the color mode: the stored choice, else the system's, else light. The library's own script doesn't run: it
 * would paint before the app, but nothing if storage is blocked.
 */
export function ColorModeProvider({ children }: { children: ReactNode }): ReactNode {
  return (
    <ThemeProvider
      attribute="data-theme"
      storageKey={STORAGE_KEYS.theme}
      defaultTheme="system"
      scriptProps={{ type: 'text/plain' }}
    >
      <ForgetChoice />
      {children}
    </ThemeProvider>
  );
}

/** Forgets the choice when the system's mode changes, or another window removes it. */
function ForgetChoice(): null {
  useEffect(() => withSignal(forgetChoice), []);
  return null;
}

function forgetChoice(signal: AbortSignal): void {
  // Printing flips the media query, too, and flips it back, so what counts is whether the setting differs from the last
  // one seen on the screen.
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  let wasDark = dark.matches;
  const onSystem = () => {
    if (window.matchMedia('print').matches || dark.matches === wasDark) return;
    wasDark = dark.matches;
    writeStored(STORAGE_KEYS.theme, null);
  };
  // When the choice is gone, next-themes would store the word "system". Told that another window stores it, it follows
  // the system and writes nothing.
  const onStorage = (event: StorageEvent) => {
    if (event.newValue !== null || (event.key !== null && event.key !== STORAGE_KEYS.theme)) return;
    // Without a key, everything was removed, which others follow, too.
    if (event.key !== null) event.stopImmediatePropagation();
    window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.theme, newValue: 'system' }));
  };
  dark.addEventListener('change', onSystem, { signal });
  window.addEventListener('storage', onStorage, { capture: true, signal });
}

/**
 * The values that next-themes provides.
 * @throws ReactContextError outside the provider, where the library's own hook does nothing, silently.
 */
function useColorMode(): ReturnType<typeof useTheme> {
  const mode = useTheme();
  if (!mode.themes.length) throw new ReactContextError('useColorMode', 'ColorModeProvider');
  return mode;
}

/** Switches between light and dark, which the head script does, before and after hydration. */
export function ColorModeToggle(): ReactNode {
  const { resolvedTheme } = useColorMode();
  const shown = useIsHydrated() && resolvedTheme === 'dark' ? 'dark' : 'light';
  const { t } = useLocale();
  const labels = {
    light: t('Switch between dark and light mode (currently light mode)'),
    dark: t('Switch between dark and light mode (currently dark mode)'),
  };
  return (
    <button
      type="button"
      className="icon-button color-toggle"
      aria-label={labels[shown]}
      title={labels[shown]}
      aria-live="polite"
      aria-pressed={shown === 'dark'}
      data-color-toggle=""
      data-light={labels.light}
      data-dark={labels.dark}
      suppressHydrationWarning
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path className="bulb" d="M7 11a4 4 0 0 0 8 0z" />
        <path d="M8 3h6l4 8H4z" />
        <g className="cord">
          <path d="M18 11v6.500" />
          <circle cx="18" cy="19.500" r="2" />
        </g>
      </svg>
    </button>
  );
}
