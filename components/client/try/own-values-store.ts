/** Lasts as long as the tab. */
export const OWN_VALUES_KEY = 'api.values';

const changes = new EventTarget();

/** The values that the reader filled in during this visit, as JSON; null if there are none. */
export function storedOwnValues(): string | null {
  try {
    return sessionStorage.getItem(OWN_VALUES_KEY);
  } catch {
    return null;
  }
}

export function storeOwnValues(values: object): void {
  try {
    if (Object.keys(values).length) sessionStorage.setItem(OWN_VALUES_KEY, JSON.stringify(values));
    else sessionStorage.removeItem(OWN_VALUES_KEY);
  } catch {
    // Without storage, samples keep their documented values.
  }
  changes.dispatchEvent(new Event('change'));
}

/** Calls back after each change, until the signal. */
export function listenToOwnValues(listener: () => void, signal: AbortSignal): void {
  changes.addEventListener('change', listener, { signal });
}

/** The same, as React components need it. */
export function subscribeToOwnValues(listener: () => void): () => void {
  const abort = new AbortController();
  listenToOwnValues(listener, abort.signal);
  return () => abort.abort();
}
