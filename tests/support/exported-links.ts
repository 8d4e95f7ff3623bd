import fs from 'node:fs';
import path from 'node:path';
import { filesIn } from './exported-files';
import { readIds, readLinks } from './read-links';

interface SiteAddress {
  /** The site's origin, as in `settings.url`. */
  url: string;
  basePath: string;
}

/** The HTML files of an export with their text, sorted by name. */
export function readPages(folder: string): Map<string, string> {
  return new Map(filesIn(folder, /\.html$/).map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]));
}

const isExternal = (address: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(address);

/**
 * Follows every address inside an export, on every page: the file must exist, a fragment must match an ID on its
 * page, and everything must be below the base path. Addresses with the site's own origin count as inside.
 * @returns one line for each error.
 */
export function checkLinks(folder: string, { url, basePath }: SiteAddress): string[] {
  const pages = readPages(folder);
  const ids = new Map([...pages].map(([file, html]) => [file, readIds(html)]));
  const diagnostics: string[] = [];

  const findProblem = (file: string, address: string): string | null => {
    const own = address === url || address.startsWith(`${url}/`);
    if (!own && isExternal(address)) return null;
    const inside = own ? address.slice(url.length) : address;
    const [withQuery = '', hash = ''] = inside.split('#', 2);
    const [pathname = ''] = withQuery.split('?', 1);
    let target = file;
    if (pathname) {
      if (!pathname.startsWith('/')) return 'is relative to the page; write it from the root';
      if (!`${pathname}/`.startsWith(`${basePath}/`)) return `is outside the base path ${basePath}`;
      const named = decodeURIComponent(pathname.slice(basePath.length)).slice(1);
      target = named === '' || named.endsWith('/') ? `${named}index.html` : named;
      if (!fs.statSync(path.join(folder, target), { throwIfNoEntry: false })?.isFile()) return 'leads nowhere';
    }
    if (!hash || hash === 'top') return null;
    return ids.get(target)?.has(decodeURIComponent(hash)) ? null : `points to an ID that ${target} does not have`;
  };

  for (const [file, html] of pages) {
    for (const { tag, attribute, address } of readLinks(html)) {
      const diagnostic = findProblem(file, address);
      if (diagnostic) diagnostics.push(`${file}: <${tag} ${attribute}="${address}"> ${diagnostic}`);
    }
  }
  return diagnostics;
}
