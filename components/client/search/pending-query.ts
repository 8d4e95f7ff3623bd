/** Session storage key; the privacy page names it. */
export const PENDING_QUERY = 'search-text';

/** Keeps the query across a reload that loads a new build. */
export function keepPendingQuery(text: string): void {
  try {
    if (text) sessionStorage.setItem(PENDING_QUERY, text);
  } catch {
    // The reader then has to type it again.
  }
}

/** Returns the kept query and removes it. */
export function takePendingQuery(): string {
  try {
    const text = sessionStorage.getItem(PENDING_QUERY) ?? '';
    sessionStorage.removeItem(PENDING_QUERY);
    return text;
  } catch {
    return '';
  }
}
