import { decode } from '@/lib/settings/addresses';
import { settings } from '@/lib/settings/settings';

/** The hash in index addresses: eight hexadecimal digits that identify the page's build. */
export const indexHash = (root: HTMLElement): string => root.dataset.build?.slice(0, 8) ?? '';

/** The folder of a language's addresses, such as `es/`; the site's own language has none. */
export const languageFolder = (code: string): string => (code === settings.language.code ? '' : `${code}/`);

/** The contexts that have an index; that of the pages outside every context is first. A further language has only one. */
export const indexContexts = (code = settings.language.code): string[] =>
  languageFolder(code) ? [''] : ['', ...settings.searchContexts.map(({ path }) => path)];

/** File name of the index of a context's pages in a language, or of the pages outside every context. */
export function indexFileName(context: string, code = settings.language.code): string {
  const folder = languageFolder(code);
  return context && !folder ? `search-index-${context.replaceAll('/', '-')}.json` : `${folder}search-index.json`;
}

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
