/** Rules for every page, checked in the finished files, as readers, programs, and search engines get them. */
import fs from 'node:fs';
import path from 'node:path';
import { loadContent } from '@/lib/content/load-content';
import { splitLanguage } from '@/lib/settings/language-paths';
import { settings } from '@/lib/settings/settings';
import { inEnglish, translateWith } from '@/lib/settings/translate';
import { filesBelow } from '@/lib/sources/files';
import { find, pagesIn, textOf, valueOf, type Element, type ExportedPage } from '../support/exported-files';
import { AT } from './landmarks';
import { expect, test } from './site-test';

/** The codes of the other languages. */
const CODES = loadContent().languages.map(({ code }) => code);

/** The pages that have an address of their own: all but the 404 page. */
const listedIn = (dir: string): ExportedPage[] => pagesIn(dir).filter(({ file }) => !file.startsWith('404'));

/** The values of an attribute on the elements that have another attribute with this value. */
const valuesOf = (page: ExportedPage, tag: string, [name, value]: [string, string], wanted: string): string[] =>
  page.find(tag).flatMap((element) => (valueOf(element, name) === value ? (valueOf(element, wanted) ?? []) : []));

test('next and previous visit every page of a sidebar once, in both directions', ({ dir, base }) => {
  const pages = new Map(
    pagesIn(dir).map((page) => {
      const link = (rel: string) => {
        const [href] = valuesOf(page, 'a', ['rel', rel], 'href');
        return href && decodeURI(href.slice(base.length));
      };
      const isInSidebar = page.find('aside').some((element) => valueOf(element, 'aria-label') === 'Docs pages');
      return [page.address, { next: link('next'), previous: link('prev'), isInSidebar }];
    }),
  );
  const english = [...pages].filter(([address]) => splitLanguage(address, CODES).path === address);
  const linked = english.filter(([, { next, previous }]) => next || previous).map(([address]) => address);
  // The home page leads into the sidebars by its doors, and Help now away to nothing: both have no pager.
  const starts = linked.filter((address) => [undefined, `/${AT.helpNow}`].includes(pages.get(address)?.previous));
  expect(starts).toHaveLength(2);
  const walked: string[] = [];
  for (const start of starts) {
    for (
      let at: string | undefined = start, before = pages.get(start)?.previous;
      at;
      before = at, at = pages.get(at)?.next
    ) {
      expect(pages.get(at)?.previous, `the way back from ${at}`).toBe(before);
      walked.push(at);
      expect(walked.length, `${at} is on a circle`).toBeLessThanOrEqual(linked.length);
    }
  }
  expect(walked.toSorted()).toEqual(linked.toSorted());
  const listed = english.filter(([, { isInSidebar }]) => isInSidebar).map(([address]) => address);
  // Help now has no pager: nothing there leads away from whom to call.
  expect(listed.filter((address) => !walked.includes(address))).toEqual(['/quick_links/help_now/']);
});

test('no page has a form or a field other than search', ({ dir }) => {
  for (const page of pagesIn(dir)) {
    const isSearchPage = splitLanguage(page.address, CODES).path === `/${AT.search}`;
    const fields = page.find('form', 'textarea', 'input', ...(isSearchPage ? [] : ['select']));
    const isSearch = (element: Element) => ['type', 'inputmode'].some((name) => valueOf(element, name) === 'search');
    expect(fields.filter((element) => !isSearch(element)).length, page.address).toBe(0);
  }
});

test('every page has one canonical address, its own and equal to og:url, and alternates that exist', ({
  dir,
  base,
}) => {
  const canonical = (page: ExportedPage) => valuesOf(page, 'link', ['rel', 'canonical'], 'href');
  const pages = listedIn(dir);
  const addresses = new Set(pages.flatMap(canonical));
  for (const page of pages) {
    const [own = '', ...others] = canonical(page);
    expect(others, page.address).toEqual([]);
    expect(own).toMatch(/^https:\/\/[^?#]*\/$/);
    expect(decodeURI(new URL(own).pathname)).toBe(base + page.address);
    expect(valuesOf(page, 'meta', ['property', 'og:url'], 'content')).toEqual([own]);
    const alternates = page.find('link').filter((element) => valueOf(element, 'hreflang'));
    const hrefs = alternates.map((element) => valueOf(element, 'href') ?? '');
    // English is the default; between the two stand the languages that have the page.
    const [english, ...codes] = alternates.map((element) => valueOf(element, 'hreflang'));
    expect([english, codes.pop()]).toEqual(['en', 'x-default']);
    expect(CODES).toEqual(expect.arrayContaining(codes));
    expect(hrefs[0]).toBe(hrefs.at(-1));
    expect(hrefs).toContain(own);
    expect(hrefs.filter((href) => !addresses.has(href))).toEqual([]);
  }
});

test('og:title equals the title tag, and no two pages share a title or description', ({ dir }) => {
  const seen = new Map<string, string>();
  for (const page of listedIn(dir)) {
    const [title] = page.find('title').map((element) => textOf(element));
    const [description] = valuesOf(page, 'meta', ['name', 'description'], 'content');
    expect(valuesOf(page, 'meta', ['property', 'og:title'], 'content'), page.address).toEqual([title]);
    for (const text of [`title: ${title}`, `description: ${description}`]) {
      expect(text).toMatch(/: \S/);
      expect(seen.get(text), `${page.address} has the ${text} of another page`).toBeUndefined();
      seen.set(text, page.address);
    }
  }
});

test('every article heading from level 2 down has a link to itself, and the title has none', ({ dir }) => {
  const translates = [inEnglish, ...loadContent().languages.map(({ texts }) => translateWith(texts))];
  const labels = translates.map((t) => t('Direct link to {heading}', { heading: '' }));
  for (const page of pagesIn(dir)) {
    const [article] = page.find('article');
    for (const heading of article ? find(article, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6') : []) {
      const id = valueOf(heading, 'id');
      const links = find(heading, 'a').filter((element) => valueOf(element, 'class') === 'hash-link');
      const wanted = heading.tagName === 'h1' || !id ? [] : [`#${id}`];
      expect(links.map((element) => valueOf(element, 'href'))).toEqual(wanted);
      // A label such as REQUIRED may come between the words and the link.
      const title = valueOf(links[0] ?? heading, 'title') ?? '';
      const label = labels.find((candidate) => title.startsWith(candidate));
      const name = label && title.slice(label.length);
      if (links.length) expect(textOf(heading)).toContain(name || 'the name in the label of its link');
    }
  }
});

test('every page has one main region, one title, and one footer with only the copyright line', ({ dir }) => {
  const { year, holder } = settings.copyright;
  const credits = loadContent().languages.map(({ texts }) =>
    translateWith(texts)('Copyright © {year} {holder}', { year, holder }),
  );
  const lines = [`Copyright © ${year} ${holder}`, ...credits];
  for (const page of pagesIn(dir)) {
    expect(page.find('main').map((element) => valueOf(element, 'id'))).toEqual(['main-content']);
    expect(page.find('h1'), page.address).toHaveLength(1);
    const [line = '', ...others] = page.find('footer').map((element) => textOf(element));
    expect(lines).toContain(line);
    expect(others).toEqual([]);
    expect(page.find('footer').flatMap((element) => find(element, 'a'))).toEqual([]);
  }
});

test('no page routes by hash, hides the sidebar, says when it changed, or names another generator', ({ dir }) => {
  const never = [/href="[^"]*\/?#\//, /"(Collapse|Expand) sidebar"/, /Last updated/i, /<head>.*docusaurus.*<body/is];
  const problems = pagesIn(dir).flatMap(({ file, html }) =>
    never.filter((sign) => sign.test(html.replace(/<pre\b.*?<\/pre>/gs, ''))).map((sign) => `${file}: ${sign}`),
  );
  expect(problems).toEqual([]);
});

test('no source maps are published', { tag: '@steps' }, ({ dir }) => {
  expect(filesBelow(dir, '.map')).toEqual([]);
});

test('the sitemap lists exactly the pages that search engines may index', ({ dir, base }) => {
  const sitemap = fs.readFileSync(path.join(dir, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) =>
    decodeURI(new URL(url).pathname).slice(base.length),
  );
  const indexed = listedIn(dir).filter(({ html }) => !/name="robots" content="noindex/.test(html));
  expect(listed.sort()).toEqual(indexed.map(({ address }) => address).sort());
});
