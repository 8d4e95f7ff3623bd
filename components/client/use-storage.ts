'use client';
import { useCallback, useSyncExternalStore } from 'react';
import { createStorageSlot } from '@/lib/browser/storage-slot';

/** The current value of a storage key; null on the server and while hydrating. */
export function useStorage(key: string): string | null {
  const subscribe = useCallback((onChange: () => void) => createStorageSlot(key).listen(onChange), [key]);
  return useSyncExternalStore(
    subscribe,
    () => createStorageSlot(key).get(),
    () => null,
  );
}
