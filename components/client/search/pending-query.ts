/** Key in the tab's storage; the privacy page names it. */
export const PENDING_QUERY = 'search-text';

/** Keeps what was typed over a reload that brings files of a new build. */
export function keepPendingQuery(text: string): void {
  try {
    if (text) sessionStorage.setItem(PENDING_QUERY, text);
  } catch {
    // Then the reader types it again.
  }
}

/** What was kept, once. */
export function takePendingQuery(): string {
  try {
    const text = sessionStorage.getItem(PENDING_QUERY) ?? '';
    sessionStorage.removeItem(PENDING_QUERY);
    return text;
  } catch {
    return '';
  }
}
