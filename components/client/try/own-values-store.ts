/** Lasts as long as the tab. */
export const OWN_VALUES_KEY = 'api.values';

const listeners = new Set<() => void>();

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
  for (const listener of listeners) listener();
}

/** Calls back after each change; returns a function that unsubscribes. */
export function listenToOwnValues(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
