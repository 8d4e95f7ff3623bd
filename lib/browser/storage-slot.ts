/** Keys of everything the site keeps in the reader's browser beyond the tab; the privacy page lists them. */
export const STORAGE_KEYS = {
  theme: 'theme',
  announcementDismissed: 'announcement.dismiss',
  announcementId: 'announcement.id',
  version: 'docs-preferred-version-default',
  language: 'language',
  tab: (group: string) => `tab.${group}`,
} as const;

interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  del(): void;
  /** Calls back on each change, in this window and in others, until the signal. */
  listen(onChange: (event: StorageEvent) => void, signal: AbortSignal): void;
}

/**
 * Stores a value, or removes it for null. The native event reaches only other windows, so this one gets its own.
 * @throws whatever the browser does if it can't.
 */
function change(storageArea: Storage, key: string, newValue: string | null): void {
  const oldValue = storageArea.getItem(key);
  if (newValue === null) storageArea.removeItem(key);
  else storageArea.setItem(key, newValue);
  if (oldValue === newValue) return;
  const init = { key, oldValue, newValue, url: window.location.href, storageArea };
  window.dispatchEvent(new StorageEvent('storage', init));
}

/**
 * Storage for what runs before the app. It fails in silence, and a choice then lasts only for the page: the app says
 * why.
 */
export const safeStorage = {
  get: (key: string): string | null => {
    try {
      return window.localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set: (key: string, value: string): void => {
    try {
      change(window.localStorage, key, value);
    } catch {
      // See above.
    }
  },
};

let warned = false;

/** The browser's storage, or null if it is unavailable (private mode, blocked cookies, a sandboxed frame). */
function reachStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch (error) {
    if (!warned) {
      warned = true;
      console.warn(
        `Browser storage is not available, so choices last only until you leave the page. Possible reasons: the page is in a frame, a private window, or strict privacy settings. (${String(error)})`,
      );
    }
    return null;
  }
}

/**
 * One value in the browser's storage. No method throws: a failed read returns null and a failed write does nothing; both
 * log a console error naming the key.
 * @throws Error if used on the server.
 */
export function createStorageSlot(key: string): StorageSlot {
  if (typeof window === 'undefined') {
    throw new Error(`Storage "${key}" was used on the server; read it in an effect.`);
  }
  const storage = reachStorage();

  function attempt<T>(what: string, action: (storage: Storage) => T): T | null {
    try {
      return storage && action(storage);
    } catch (error) {
      console.error(`Storage "${key}": ${what} failed.`, error);
      return null;
    }
  }

  return {
    get: () => attempt('reading', (area) => area.getItem(key)),
    set: (value) => void attempt('writing', (area) => change(area, key, value)),
    del: () => void attempt('writing', (area) => change(area, key, null)),
    listen: (onChange, signal) => {
      if (!storage) return;
      const listener = (event: StorageEvent) => {
        if (event.storageArea === storage && (event.key === key || event.key === null)) onChange(event);
      };
      window.addEventListener('storage', listener, { signal });
    },
  };
}
