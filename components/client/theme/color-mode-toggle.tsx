'use client';
import type { ReactNode } from 'react';
import { useColorMode } from './color-mode';
import { useLanguage } from '../language';
import { useHydrated } from '../content/use-hydrated';

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
      <svg className="only-light" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <circle cx="12" cy="12" r="4.2" />
        <path d="M12 2.5v2.6M12 18.9v2.6M2.5 12h2.6M18.9 12h2.6M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M18.7 5.3l-1.8 1.8M7.1 16.9l-1.8 1.8" />
      </svg>
      <svg className="only-dark" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M20 14.2A8.2 8.2 0 0 1 9.8 4a8.2 8.2 0 1 0 10.2 10.2Z" />
      </svg>
    </button>
  );
}
