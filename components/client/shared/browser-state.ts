import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { normalizePath } from '@/lib/settings/paths';
import { withSignal } from './with-signal';

const listenToNothing = () => () => {};

/** False in the server markup and the first client render, true afterwards. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    listenToNothing,
    () => true,
    () => false,
  );
}

/** The path of the current page, even if its address ends in `index.html`. */
export function useCurrentPath(): string {
  return normalizePath(usePathname() ?? '/');
}

/** Up to this width in CSS pixels the site is "mobile". The style sheets repeat this value. */
export const MAX_MOBILE_PX = 996;

const onResize = (onChange: () => void) =>
  withSignal((signal) => window.addEventListener('resize', onChange, { signal }));

/** False in the server markup and while hydrating, then whether the window is that narrow. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(
    onResize,
    () => window.innerWidth <= MAX_MOBILE_PX,
    () => false,
  );
}
