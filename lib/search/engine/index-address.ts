import { decode } from '@/lib/settings/addresses';

/** The hash in index addresses: eight hexadecimal digits that identify the page's build. */
export const indexHash = (root: HTMLElement): string => root.dataset.build?.slice(0, 8) ?? '';

const dirOf = (context: string): string => (context ? `-${context.replaceAll('/', '-')}` : '');

/** File name of the index of a context's pages, or of the pages outside every context. */
export const indexFileName = (context: string): string => `search-index${dirOf(context)}.json`;

/** The folder of the pages' texts, for excerpts. */
export const TEXTS = 'search-text';

/** File name of the texts of the page at an address: `search-text/start_here.sensors.json`. */
export function textFileName(url: string): string {
  const name = decode(url)
    .split('/')
    .filter(Boolean)
    .join('.')
    .replace(/[^\w.-]/g, '-');
  return `${TEXTS}/${name || 'index'}.json`;
}

/** File name of the index of a further language's pages, which have their texts with them. */
export const translatedIndexName = (code: string): string => `${code}/search-index.json`;

/** Address of a part: base path, version path, file name, hash. */
export function indexAddress(place: { basePath: string; version: string; file: string; hash: string }): string {
  const { basePath, version, file, hash } = place;
  return `${basePath}/${version}${file}?_=${hash}`;
}

/**
 * The full address of a part of the index.
 * @throws Error before any request if it would be on another origin.
 */
export function resolveIndexUrl(address: string, origin: string): string {
  let url: URL | null = null;
  try {
    url = new URL(address, origin);
  } catch {
    // Not a valid URL.
  }
  if (url?.origin !== new URL(origin).origin) throw new Error(`Unexpected version URL: ${address}`);
  return url.href;
}
