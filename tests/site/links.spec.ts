/** Every address in the finished files. */
import fs from 'node:fs';
import path from 'node:path';
import { htmlIn, siteUrl, valueOf, type ExportedPage } from '../support/exported-files';
import { expect, test } from './site-test';

interface Link {
  tag: string;
  address: string;
  /** Opens in a new tab that could reach this one. */
  isOpen: boolean;
}

/** Links, pictures, scripts, styles, where a moved page leads, and what a shared link shows. */
function linksOf(page: ExportedPage): Link[] {
  return page.find().flatMap((element) => {
    const meta = valueOf(element, 'property') ?? valueOf(element, 'name') ?? valueOf(element, 'http-equiv') ?? '';
    const content = /^((og|twitter):(url|image)|refresh)$/.test(meta) ? valueOf(element, 'content') : undefined;
    const isOpen = valueOf(element, 'target') === '_blank' && !valueOf(element, 'rel')?.includes('noopener');
    return [valueOf(element, 'href'), valueOf(element, 'src'), content?.replace(/^\d+;\s*url=/, '')].flatMap(
      (address) => (address === undefined ? [] : { tag: element.tagName, address, isOpen }),
    );
  });
}

const idsOf = (page?: ExportedPage): Set<string | undefined> =>
  new Set(page?.find().map((element) => valueOf(element, 'id')) ?? []);

/** The files of the export and, for pages, their IDs: each read once. */
function readSite(dir: string) {
  const pages = new Map(htmlIn(dir).map((page) => [page.file, page]));
  const ids = new Map<string, Set<string | undefined>>();
  return {
    pages,
    exists: (file: string) => Boolean(fs.statSync(path.join(dir, file), { throwIfNoEntry: false })?.isFile()),
    hasId: (file: string, id: string) => {
      const idsOfFile = ids.get(file) ?? idsOf(pages.get(file));
      ids.set(file, idsOfFile);
      return idsOfFile.has(id);
    },
  };
}

test('no link on any page is broken, has a missing fragment, or leaves the base path', ({ dir, base }) => {
  const { pages, exists, hasId } = readSite(dir);
  const url = siteUrl(dir);
  const problemOf = (file: string, address: string): string | undefined => {
    const inside = address.startsWith(`${url}/`) ? address.slice(url.length) : address;
    if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(inside)) return undefined;
    const [withQuery = '', hash = ''] = inside.split('#', 2);
    const [pathname = ''] = withQuery.split('?', 1);
    if (pathname && !pathname.startsWith(`${base}/`)) return `is not below the base path "${base}/"`;
    const target = pathname
      ? decodeURIComponent(pathname.slice(base.length + 1)).replace(/(^|\/)$/, '$1index.html')
      : file;
    if (!exists(target)) return 'leads nowhere';
    return !hash || hasId(target, decodeURIComponent(hash)) ? undefined : `names an ID that ${target} does not have`;
  };
  const problems = [...pages].flatMap(([file, page]) =>
    linksOf(page).flatMap(({ address }) => {
      const problem = problemOf(file, address);
      return problem ? `${file}: "${address}" ${problem}` : [];
    }),
  );
  expect(problems).toEqual([]);
});

test('other sites are linked with HTTPS, get no access to this one, and send no part of a page', ({ dir }) => {
  const links = htmlIn(dir).flatMap((page) => linksOf(page).map((link) => ({ ...link, page: page.file })));
  const [own, isLink] = [siteUrl(dir), ({ tag }: Link) => tag === 'a'];
  expect(links.filter(isLink).filter(({ address }) => address.startsWith('https://')).length).toBeGreaterThan(10);
  expect(links.filter(({ address, isOpen }) => isOpen || address.startsWith('http://'))).toEqual([]);
  const foreign = links.filter(({ address }) => /^(https?:)?\/\//.test(address) && !address.startsWith(own));
  expect(foreign.filter(({ tag }) => !['a', 'meta'].includes(tag))).toEqual([]);
});
