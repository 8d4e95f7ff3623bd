'use client';
/** The only file that imports next-themes. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Moon, Sun } from 'lucide';
import { Icon } from '@/components/icon';
import { ThemeProvider, useTheme } from 'next-themes';
import { createStorageSlot, STORAGE_KEYS } from '@/lib/browser/storage-slot';
import { useLanguage } from '../language';
import { useHydrated } from '../browser-state';

const isMode = (value: unknown): value is 'light' | 'dark' => value === 'light' || value === 'dark';

/**
 * Provides the color mode: the stored choice, else the system's, else light. The head script applies it before the first
 * paint, so that the library's own script needn't run.
 */
export function ColorModeProvider({ children }: { children: ReactNode }): ReactNode {
  // `?theme=dark` applies a mode without storing it, for embedding.
  const [forced, setForced] = useState<string>();
  useLayoutEffect(() => {
    const requested = new URLSearchParams(window.location.search).get('theme');
    if (isMode(requested)) setForced(requested);
  }, []);
  return (
    <ThemeProvider
      attribute="data-theme"
      storageKey={STORAGE_KEYS.theme}
      defaultTheme="system"
      forcedTheme={forced}
      scriptProps={{ type: 'text/plain' }}
    >
      <FollowSystem onChange={setForced} />
      {children}
    </ThemeProvider>
  );
}

/** Clears the choice when the system's mode changes, or when another window does. */
function FollowSystem({ onChange }: { onChange: (forced: undefined) => void }): null {
  const { theme, setTheme } = useTheme();
  const wasDark = useRef<boolean>(null);
  useEffect(() => {
    const clear = () => {
      onChange(undefined);
      if (theme !== 'system') setTheme('system');
      // next-themes stores the word "system"; here, that is the same as storing nothing.
      createStorageSlot(STORAGE_KEYS.theme).del();
    };
    // A stored value that is not a mode counts as nothing stored.
    if (theme !== undefined && theme !== 'system' && !isMode(theme)) clear();

    // Printing flips the media query, too, and flips it back, so what counts is whether the setting differs from the
    // last one seen on the screen.
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const print = window.matchMedia('print');
    wasDark.current ??= dark.matches;
    const onSystem = () => {
      if (print.matches || dark.matches === wasDark.current) return;
      wasDark.current = dark.matches;
      clear();
    };
    const onStorage = (event: StorageEvent) => {
      if (event.key !== null && event.key !== STORAGE_KEYS.theme) return;
      // The reader's own choice, in this window.
      if (event.newValue !== null && !event.isTrusted) onChange(undefined);
      if (event.newValue !== null) return;
      // The key was removed, or storage was cleared: next-themes, which hears of it later, would store "system".
      if (event.key !== null) event.stopImmediatePropagation();
      if (event.oldValue !== 'system') clear();
    };
    dark.addEventListener('change', onSystem);
    window.addEventListener('storage', onStorage, { capture: true });
    return () => {
      dark.removeEventListener('change', onSystem);
      window.removeEventListener('storage', onStorage, { capture: true });
    };
  }, [theme, setTheme, onChange]);
  return null;
}

/** Switches between light and dark, which the head script does, before and after hydration. */
export function ColorModeToggle({ className = '' }: { className?: string }): ReactNode {
  const { forcedTheme, resolvedTheme } = useTheme();
  const shown = useHydrated() && (forcedTheme ?? resolvedTheme) === 'dark' ? 'dark' : 'light';
  const { say } = useLanguage();
  const labels = {
    light: say('Switch between dark and light mode (currently light mode)'),
    dark: say('Switch between dark and light mode (currently dark mode)'),
  };
  return (
    <button
      type="button"
      className={`icon-button color-toggle ${className}`.trim()}
      aria-label={labels[shown]}
      title={labels[shown]}
      aria-live="polite"
      aria-pressed={shown === 'dark'}
      data-color-toggle=""
      data-light={labels.light}
      data-dark={labels.dark}
      suppressHydrationWarning
    >
      <Icon node={Sun} className="only-light" />
      <Icon node={Moon} className="only-dark" />
    </button>
  );
}
