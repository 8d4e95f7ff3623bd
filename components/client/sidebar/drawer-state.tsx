'use client';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Menu } from 'lucide';
import { Icon } from '@/components/icon';
import { ReactContextError } from '@/lib/browser/context-error';
import { useLanguage } from '../language';
import { leaveOverlayEntry, addOverlayEntry } from '../router/overlay-history';
import { useCurrentPath, useWindowSize } from '../browser-state';

interface DrawerValue {
  open: boolean;
  setOpen: (open: boolean) => void;
}

const Context = createContext<DrawerValue | null>(null);

/** Tracks whether the mobile drawer is open; closes it at desktop widths, on Back, and on every navigation. */
export function DrawerProvider({ children }: { children: ReactNode }): ReactNode {
  const [open, setState] = useState(false);
  const size = useWindowSize();
  const path = useCurrentPath();

  const setOpen = useCallback((next: boolean) => {
    if (next) addOverlayEntry();
    else leaveOverlayEntry();
    setState(next);
  }, []);

  useEffect(() => {
    const onBack = () => setState(false);
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
  // Not on mount: opening it may be the first thing a reader does.
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current !== path) setState(false);
    shown.current = path;
  }, [path]);
  useEffect(() => {
    if (size === 'desktop' && open) setOpen(false);
  }, [size, open, setOpen]);

  const value = useMemo(() => ({ open, setOpen }), [open, setOpen]);
  return <Context value={value}>{children}</Context>;
}

/** @throws ReactContextError outside the provider. */
export function useDrawer(): DrawerValue {
  const value = useContext(Context);
  if (!value) throw new ReactContextError('useDrawer', 'DrawerProvider');
  return value;
}

/** The button in the navbar, shown up to 996 px. */
export function DrawerToggle(): ReactNode {
  const { open, setOpen } = useDrawer();
  const { say } = useLanguage();
  return (
    <button
      type="button"
      className="icon-button drawer-toggle"
      aria-label={say('Toggle navigation bar')}
      aria-expanded={open}
      data-needs-app=""
      onClick={({ currentTarget }) => {
        // Safari gives a pressed button no focus, which then couldn't return to it.
        currentTarget.focus();
        setOpen(!open);
      }}
    >
      <Icon node={Menu} size={24} />
    </button>
  );
}
