import type { Result } from '@/lib/search/engine/engine';
import { toHref } from '@/lib/settings/addresses';
import { changeAddress } from '../router/address';

/** The query parameter with a word to highlight on the page, repeated for each word. */
const PARAMETER = '_highlight';

/** The words to highlight, from an address's query string. */
export function highlightedWords(search: string): string[] {
  return new URLSearchParams(search).getAll(PARAMETER).filter((word) => word.trim());
}

/** Removes the words from the address with a history entry, so Back restores them. Does nothing if there are none. */
export function leaveHighlight(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(PARAMETER)) return;
  url.searchParams.delete(PARAMETER);
  changeAddress('push', url);
}

/** Key in the history entry of a page from which a result was opened. */
const SEARCHED = 'searched';

/** What the last search was for. */
let searched = '';

/** Keeps the words of a search in the history entry, for when the reader comes back. */
export function keepSearched(text: string): void {
  searched = text;
  window.history.replaceState({ ...window.history.state, [SEARCHED]: text }, '');
}

/** The last search, if these words were highlighted for it, or else the words themselves. */
export const searchOfWords = (words: string[]): string =>
  words.every((word) => searched.toLowerCase().includes(word)) ? searched : words.join(' ');

/** The words that were kept in this entry, or nothing. */
export const readKeptSearch = (): string => window.history.state?.[SEARCHED] ?? '';

/** The address of a result: its page, the words to highlight there, and its section. */
export function resultHref({ path, anchor, highlights }: Result): string {
  const parameters = highlights.map((word) => `${PARAMETER}=${encodeURIComponent(word)}`).join('&');
  return `${toHref(path)}${parameters ? `?${parameters}` : ''}${anchor ? `#${encodeURIComponent(anchor)}` : ''}`;
}
