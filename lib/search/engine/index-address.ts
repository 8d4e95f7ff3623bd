/** What addresses of the index carry: eight hexadecimal digits of the build that the page is of. */
export const indexVersion = (root: HTMLElement): string => root.dataset.build?.slice(0, 8) ?? '';

const dirOf = (context: string): string => (context ? `-${context.replaceAll('/', '-')}` : '');

/** The index of the pages of a context, or of those outside of all contexts. */
export const indexFileName = (context: string): string => `search-index${dirOf(context)}.json`;

/** The texts of the same pages, for excerpts. */
export const textFileName = (context: string): string => `search-text${dirOf(context)}.json`;

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
