'use client';
import { useSyncExternalStore } from 'react';
import { DESKTOP_BREAKPOINT } from '@/lib/browser/page-contract';

export type WindowSize = 'ssr' | 'mobile' | 'desktop';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

/** `ssr` in the server markup and while hydrating, then the class for the window's width. */
export function useWindowSize(): WindowSize {
  return useSyncExternalStore<WindowSize>(
    subscribe,
    () => (window.innerWidth > DESKTOP_BREAKPOINT ? 'desktop' : 'mobile'),
    () => 'ssr',
  );
}
