import { createStorageSlot, STORAGE_KEYS } from '@/lib/browser/storage-slot';

const MOST = 5;
const LONGEST = 100;

/** Searches that led the reader to a result, newest first. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(createStorageSlot(STORAGE_KEYS.recentSearches).get() ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  const trimmed = text.trim().slice(0, LONGEST);
  if (!trimmed) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== trimmed.toLowerCase());
  createStorageSlot(STORAGE_KEYS.recentSearches).set(JSON.stringify([trimmed, ...others].slice(0, MOST)));
}

export function forgetSearches(): void {
  createStorageSlot(STORAGE_KEYS.recentSearches).del();
}
