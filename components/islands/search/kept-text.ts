const KEY = 'search-text';

/** Keeps what was typed over a reload that brings files of a new build. */
export function keepText(text: string): void {
  try {
    if (text) sessionStorage.setItem(KEY, text);
  } catch {
    // Then the reader types it again.
  }
}

/** What was kept, once. */
export function takeKeptText(): string {
  try {
    const text = sessionStorage.getItem(KEY) ?? '';
    sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return '';
  }
}
