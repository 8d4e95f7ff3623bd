/**
 * Keys of everything the site keeps in the reader's browser beyond the tab; the privacy page lists them. They keep their
 * names, whatever the code calls these things, because readers' choices are stored under them.
 */
export const STORAGE_KEYS = {
  theme: 'theme',
  announcementDismissed: 'announcement.dismiss',
  announcementId: 'announcement.id',
  version: 'docs-preferred-version-default',
  language: 'language',
  tab: (group: string) => `tab.${group}`,
} as const;

/** Set on the window, because the head script has a copy of this module. */
declare global {
  interface Window {
    hasWarnedOfStorage?: boolean;
  }
}

/**
 * Does something with the browser's storage. If it can't be reached (private mode, blocked cookies, a sandboxed frame), a
 * warning says so once. If it fails, an error names the key.
 * @throws Error on the server.
 */
function withStorage<T>(key: string, action: (storage: Storage) => T): T | null {
  if (typeof window === 'undefined') throw new Error(`Storage "${key}" was used on the server.`);
  let storage: Storage;
  try {
    storage = window.localStorage;
  } catch (error) {
    if (!window.hasWarnedOfStorage) {
      console.warn(
        'Choices last only until you leave the page: a frame, a private window, or privacy settings block storage.',
        error,
      );
    }
    window.hasWarnedOfStorage = true;
    return null;
  }
  try {
    return action(storage);
  } catch (error) {
    console.error(`Storage "${key}" failed.`, error);
    return null;
  }
}

/** The stored value of a key; null if there is none. */
export const readStored = (key: string): string | null => withStorage(key, (storage) => storage.getItem(key));

/** Stores a value, or removes it for null. The native event reaches only other windows, so this one gets its own. */
export function writeStored(key: string, newValue: string | null): void {
  withStorage(key, (storageArea) => {
    const oldValue = storageArea.getItem(key);
    if (newValue === null) storageArea.removeItem(key);
    else storageArea.setItem(key, newValue);
    if (oldValue === newValue) return;
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue, storageArea }));
  });
}

/** Calls back on each change of a value, in this window and in others, until the signal. */
export function followStored(key: string, onChange: (value: string | null) => void, signal: AbortSignal): void {
  withStorage(key, (storage) => {
    const onStorage = (event: StorageEvent) => {
      if (event.storageArea === storage && (event.key === key || event.key === null)) onChange(event.newValue);
    };
    window.addEventListener('storage', onStorage, { signal });
  });
}
