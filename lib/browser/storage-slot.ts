/** Keys of everything the site keeps in the reader's browser beyond the tab; the privacy page lists them. */
export const STORAGE_KEYS = {
  theme: 'theme',
  announcementDismissed: 'announcement.dismiss',
  announcementId: 'announcement.id',
  version: 'docs-preferred-version-default',
  language: 'language',
  tab: (group: string) => `tab.${group}`,
  recentSearches: 'search.recent',
  checklist: (name: string) => `checklist.${name}`,
} as const;

interface StorageSlot {
  get(): string | null;
  set(value: string): void;
  del(): void;
  /** Calls back on each change, in this window and in others; returns a function that unsubscribes. */
  listen(onChange: (event: StorageEvent) => void): () => void;
}

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

const EMPTY_SLOT: StorageSlot = { get: () => null, set: () => {}, del: () => {}, listen: () => () => {} };

/**
 * One value in the browser's storage. No method throws in the browser: a failed read returns null and a failed write
 * does nothing; both log a console error naming the key.
 * @throws Error if used on the server.
 */
export function createStorageSlot(key: string): StorageSlot {
  if (typeof window === 'undefined') {
    const refuse = (): never => {
      throw new Error(`Storage "${key}" was used on the server; read it in an effect.`);
    };
    return { get: refuse, set: refuse, del: refuse, listen: refuse };
  }
  const storage = reachStorage();
  if (!storage) return EMPTY_SLOT;

  function attempt<T>(what: string, action: () => T, otherwise: T): T {
    try {
      return action();
    } catch (error) {
      console.error(`Storage "${key}": ${what} failed.`, error);
      return otherwise;
    }
  }

  // The native event reaches only other windows; this one reaches ours.
  function notify(oldValue: string | null, newValue: string | null): void {
    if (oldValue === newValue) return;
    const init = { key, oldValue, newValue, url: window.location.href, storageArea: storage };
    window.dispatchEvent(new StorageEvent('storage', init));
  }

  return {
    get: () => attempt('reading', () => storage.getItem(key), null),
    set: (value) =>
      attempt(
        'writing',
        () => {
          const oldValue = storage.getItem(key);
          storage.setItem(key, value);
          notify(oldValue, value);
        },
        undefined,
      ),
    del: () =>
      attempt(
        'deleting',
        () => {
          const oldValue = storage.getItem(key);
          storage.removeItem(key);
          notify(oldValue, null);
        },
        undefined,
      ),
    listen: (onChange) =>
      attempt(
        'listening',
        () => {
          const listener = (event: StorageEvent) => {
            if (event.storageArea === storage && (event.key === key || event.key === null)) onChange(event);
          };
          window.addEventListener('storage', listener);
          return () => window.removeEventListener('storage', listener);
        },
        () => {},
      ),
  };
}
