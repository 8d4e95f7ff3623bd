/** The query parameter that names words to mark in the page, once for each word. */
const PARAMETER = '_highlight';

/** The words to mark, by the query string of an address. */
export function highlightOf(search: string): string[] {
  return new URLSearchParams(search).getAll(PARAMETER).filter((word) => word.trim());
}

/** Takes the words out of the address, as a step that Back undoes. Does nothing when there are none. */
export function leaveHighlight(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has(PARAMETER)) return;
  url.searchParams.delete(PARAMETER);
  window.history.pushState(null, '', url);
  window.dispatchEvent(new Event('site:location'));
}
