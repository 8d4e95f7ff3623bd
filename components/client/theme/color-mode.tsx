'use client';
/** The only file that imports next-themes. */
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Moon, Sun } from 'lucide';
import { Icon } from '@/components/icon';
import { ThemeProvider, useTheme } from 'next-themes';
import { ReactContextError } from '@/lib/browser/context-error';
import { createStorageSlot, STORAGE_KEYS } from '@/lib/browser/storage-slot';
import { useLanguage } from '../language';
import { useHydrated } from '../browser-state';

type ColorMode = 'light' | 'dark';

interface ColorModeValue {
  mode: ColorMode;
  /** Stores and applies a mode; null clears the choice and follows the system. */
  setMode: (mode: ColorMode | null) => void;
}

const Context = createContext<ColorModeValue | null>(null);

const isMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

/** Provides the color mode: the stored choice, else the system's, else light. */
export function ColorModeProvider({ children }: { children: ReactNode }): ReactNode {
  // `?theme=dark` applies a mode without storing it, for embedding.
  const [forced, setForced] = useState<ColorMode | undefined>(undefined);
  useLayoutEffect(() => {
    const requested = new URLSearchParams(window.location.search).get('theme');
    if (isMode(requested)) setForced(requested);
  }, []);
  return (
    <ThemeProvider
      attribute="data-theme"
      storageKey={STORAGE_KEYS.theme}
      themes={['light', 'dark']}
      defaultTheme="system"
      enableSystem
      forcedTheme={forced}
    >
      <Bridge forced={forced} release={() => setForced(undefined)}>
        {children}
      </Bridge>
    </ThemeProvider>
  );
}

function Bridge(props: { forced?: ColorMode; release: () => void; children: ReactNode }): ReactNode {
  const { forced, release, children } = props;
  const { theme, resolvedTheme, setTheme } = useTheme();

  const value = useMemo<ColorModeValue>(
    () => ({
      mode: (forced ?? resolvedTheme) === 'dark' ? 'dark' : 'light',
      setMode: (mode) => {
        release();
        if (mode !== null || theme !== 'system') setTheme(mode ?? 'system');
        // next-themes stores the word "system"; here, that is the same as storing nothing.
        if (mode === null) createStorageSlot(STORAGE_KEYS.theme).del();
      },
    }),
    [forced, release, resolvedTheme, theme, setTheme],
  );
  const { setMode } = value;

  // A stored value that is not a mode counts as nothing stored.
  useEffect(() => {
    if (theme !== undefined && theme !== 'system' && !isMode(theme)) setMode(null);
  }, [theme, setMode]);

  // A change of the system setting clears the choice. Printing flips the media query, too, and flips it back, so what
  // counts is whether the setting differs from the last one seen on the screen.
  const wasDark = useRef<boolean>(null);
  useEffect(() => {
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const print = window.matchMedia('print');
    wasDark.current ??= dark.matches;
    const onChange = () => {
      if (print.matches || dark.matches === wasDark.current) return;
      wasDark.current = dark.matches;
      setMode(null);
    };
    dark.addEventListener('change', onChange);
    return () => dark.removeEventListener('change', onChange);
  }, [setMode]);

  // The key was removed, or storage was cleared. Handled before next-themes sees it, because it would store "system".
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.newValue !== null || (event.key !== null && event.key !== STORAGE_KEYS.theme)) return;
      if (event.key !== null) event.stopImmediatePropagation();
      if (event.oldValue !== 'system') setMode(null);
    };
    window.addEventListener('storage', onStorage, { capture: true });
    return () => window.removeEventListener('storage', onStorage, { capture: true });
  }, [setMode]);

  return <Context value={value}>{children}</Context>;
}

/** @throws ReactContextError outside the provider. */
export function useColorMode(): ColorModeValue {
  const value = useContext(Context);
  if (!value) throw new ReactContextError('useColorMode', 'ColorModeProvider');
  return value;
}

/** Switches between light and dark. Before hydration, the head script does the same for this button. */
export function ColorModeToggle({ className = '' }: { className?: string }): ReactNode {
  const { mode, setMode } = useColorMode();
  const shown = useHydrated() ? mode : 'light';
  const { say } = useLanguage();
  const label = say('Switch between dark and light mode (currently {mode} mode)', { mode: say(shown) });
  return (
    <button
      type="button"
      className={`icon-button color-toggle ${className}`.trim()}
      aria-label={label}
      title={label}
      aria-live="polite"
      aria-pressed={shown === 'dark'}
      data-color-toggle=""
      onClick={() => setMode(mode === 'dark' ? 'light' : 'dark')}
      suppressHydrationWarning
    >
      <Icon node={Sun} className="only-light" />
      <Icon node={Moon} className="only-dark" />
    </button>
  );
}
