import { toHref } from './addresses';

/** The version in `content/` itself, as it is kept in the browser. */
export const CURRENT_VERSION = 'current';

/** A version of the documentation, as its pages know it. */
export interface VersionEntry {
  /** `current`, or the first part of its addresses. */
  name: string;
  label: string;
  /** What its addresses begin with, base path included: empty, or `/1.0`. */
  base: string;
  /** Its pages, as paths below that; left out if it has every address. */
  paths?: string[];
}

/** The address of a page in a version, and whether it is there: if it isn't, the address is that of the home page. */
export function placeIn({ base, paths }: VersionEntry, path: string): { href: string; isThere: boolean } {
  const isThere = !paths || paths.includes(path);
  return { href: toHref(isThere ? path : '/', base), isThere };
}
