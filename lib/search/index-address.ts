/** What addresses of the index carry: eight hexadecimal digits of the build that the page is of. */
export const indexVersion = (root: HTMLElement): string => root.dataset.build?.slice(0, 8) ?? '';

/** File name of the first part: `search-index.json`, or `search-index-{context}.json`. */
export function headFileName(context: string): string {
  const dir = context ? `-${context.replaceAll('/', '-')}` : '';
  return `search-index${dir}.json`;
}

/** The second and third part are the same for every context. */
export const BODY_FILE_NAME = 'search-words.json';
export const TEXT_FILE_NAME = 'search-text.json';

/** Address of a part: base, version path, file name, hash. */
export function indexAddress(place: { basePath: string; version: string; file: string; hash: string }): string {
  const { basePath, version, file, hash } = place;
  return `${basePath}/${version}${file}?_=${hash}`;
}

/**
 * The full address of a part of the index.
 * @throws Error before any request when it would lie on another origin.
 */
export function resolveIndexUrl(address: string, origin: string): string {
  let url: URL | null = null;
  try {
    url = new URL(address, origin);
  } catch {
    // Not an address at all.
  }
  if (url?.origin !== new URL(origin).origin) throw new Error(`Unexpected version url: ${address}`);
  return url.href;
}
