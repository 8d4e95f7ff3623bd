/** Key in the tab's storage; the privacy page names it. */
export const KEPT_TEXT = 'search-text';

/** Keeps what was typed over a reload that brings files of a new build. */
export function keepText(text: string): void {
  try {
    if (text) sessionStorage.setItem(KEPT_TEXT, text);
  } catch {
    // Then the reader types it again.
  }
}

/** What was kept, once. */
export function takeKeptText(): string {
  try {
    const text = sessionStorage.getItem(KEPT_TEXT) ?? '';
    sessionStorage.removeItem(KEPT_TEXT);
    return text;
  } catch {
    return '';
  }
}
