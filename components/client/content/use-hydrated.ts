'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server markup and the first client render, true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
