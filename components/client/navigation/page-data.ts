/**
 * Page data fetched ahead. The router asks for a page's data with `fetch` when the reader clicks; data that is
 * already here, or on its way, is handed over instead of a second request. Only one request is made per page, where
 * the router's own prefetch makes four.
 */
const LIMIT = 60;
const store = new Map<string, Promise<string>>();

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** False on 2g and with data saving: then nothing is fetched before a click. */
export function mayPrefetch(connection = (navigator as Navigator & { connection?: Connection }).connection): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

/** The address of a page's data: `/faq/` is `/faq/index.txt`. */
export function pageDataAddress(pathname: string): string {
  return `${pathname.replace(/index\.html$/, '').replace(/([^/])$/, '$1/')}index.txt`;
}

/** Fetches a page's data ahead of a click, once for each address. Failures are forgotten in silence. */
export function prefetchPage(pathname: string): void {
  const address = pageDataAddress(pathname);
  if (store.has(address) || !mayPrefetch()) return;
  const request = (window.__fetch ?? window.fetch)(address).then((response) => {
    if (response.status !== 200) throw new Error(String(response.status));
    return response.text();
  });
  store.set(address, request);
  if (store.size > LIMIT) store.delete(store.keys().next().value ?? '');
  request.catch(() => store.delete(address));
}

/** Text in memory as the answer to a request; read at once, where the network's stream comes in pieces. */
function answer(text: string, url: URL): Response {
  const response = new Response(text);
  // The router looks where an answer came from; one made by hand comes from nowhere.
  return Object.defineProperty(response, 'url', { value: url.href });
}

/** The data that the first page was started with, so that coming back to it needs no request. */
function storeFirstPage(): void {
  const parts = (self as unknown as { __next_f?: [number, string?][] }).__next_f ?? [];
  const text = parts.map(([kind, part]) => (kind === 1 ? part : '')).join('');
  if (text) store.set(pageDataAddress(window.location.pathname), Promise.resolve(text));
}

/** Puts the store between the router and the network. Called once, by the navigation island. */
export function installPageData(): void {
  if (window.__fetch) return;
  const original = window.fetch.bind(window);
  window.__fetch = original;
  storeFirstPage();
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.href);
    const ahead = url.origin === window.location.origin ? store.get(url.pathname) : undefined;
    if (!ahead || (init?.method ?? 'GET') !== 'GET') return original(input, init);
    try {
      return answer(await ahead, url);
    } catch {
      return original(input, init);
    }
  };
}

declare global {
  interface Window {
    __fetch?: typeof window.fetch;
  }
}
