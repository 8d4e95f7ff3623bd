/** Rules for every page, checked in the finished files. */
import fs from 'node:fs';
import path from 'node:path';
import { filesIn, pagesIn, type ExportedPage } from '../support/exported-files';
import { AT } from './landmarks';
import { expect, test } from './site-test';

/** Names of the pages that match. */
const where = (pages: ExportedPage[], isTrue: (html: string, file: string) => boolean): string[] =>
  pages.filter(({ html, file }) => isTrue(html, file)).map(({ file }) => file);

const unescape = (text: string): string =>
  text
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"');
const attribute = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, value = '']) => unescape(value));

test('no source maps are published', { tag: '@steps' }, ({ dir }) => {
  expect(filesIn(dir, /\.map$/)).toEqual([]);
});

test('B-001, B-087: no page has a form or field other than search', ({ dir }) => {
  const files = pagesIn(dir);
  expect(files.length).toBeGreaterThan(60);
  expect(where(files, (html) => /<(form|textarea)\b/i.test(html))).toEqual([]);
  // Each language has a search page.
  const isSearchPage = (name: string) => name.replace(/^[a-z]{2}\//, '').startsWith(AT.search);
  expect(where(files, (html, name) => /<select\b/i.test(html) && !isSearchPage(name))).toEqual([]);
  const isSearch = (tag: string) => /(?:type|inputMode)="search"/.test(tag);
  expect(where(files, (html) => (html.match(/<input\b[^>]*>/gi) ?? []).some((tag) => !isSearch(tag)))).toEqual([]);
});

test('B-020: every page has one canonical address, equal to og:url and absolute, and both alternates', ({ dir }) => {
  const skipped = (name: string) => name.startsWith('404');
  const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/g);
  const files = pagesIn(dir);
  const addresses = new Set(files.flatMap(({ html }) => canonicalOf(html)));
  const faulty = where(files, (html, name) => {
    const canonical = canonicalOf(html);
    const alternates = attribute(html, /<link rel="alternate" hrefLang="[^"]*" href="([^"]*)"/gi);
    const languages = attribute(html, /<link rel="alternate" hrefLang="([^"]*)"/gi);
    const social = attribute(html, /<meta property="og:url" content="([^"]*)"/g);
    const good =
      canonical.length === 1 &&
      /^https:\/\/[^?#]*\/$/.test(canonical[0] ?? '') &&
      social[0] === canonical[0] &&
      // English is the default; between the two stand the languages that have the page.
      /^en,(?:[a-z]{2},)*x-default$/.test(languages.join()) &&
      alternates[0] === alternates.at(-1) &&
      alternates.includes(canonical[0] ?? '') &&
      alternates.every((one) => addresses.has(one));
    return !good && !skipped(name);
  });
  expect(faulty).toEqual([]);
});

test("B-020: the canonical address is the page's own", ({ dir, base }) => {
  for (const { file: name, html } of pagesIn(dir)) {
    if (name.startsWith('404')) continue;
    const [canonical = ''] = attribute(html, /<link rel="canonical" href="([^"]*)"/g);
    expect(decodeURI(new URL(canonical).pathname)).toBe(`${base}/${name.replace(/index\.html$/, '')}`);
  }
});

test('B-021: og:title equals the title tag, and no two pages share a title or description', ({ dir }) => {
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  for (const { file: name, html } of pagesIn(dir)) {
    if (name.startsWith('404')) continue;
    const [title = ''] = attribute(html, /<title>(.*?)<\/title>/g);
    expect(attribute(html, /<meta property="og:title" content="([^"]*)"/g), name).toEqual([title]);
    expect(titles.get(title), `${name} has the title of another page`).toBeUndefined();
    titles.set(title, name);
    const [description = ''] = attribute(html, /<meta name="description" content="([^"]*)"/g);
    expect(description, `${name} has no description`).not.toBe('');
    expect(descriptions.get(description), `${name} has the description of another page`).toBeUndefined();
    descriptions.set(description, name);
  }
});

test('B-022: no address routes through a hash', ({ dir }) => {
  expect(where(pagesIn(dir), (html) => /href="[^"]*\/?#\//.test(html))).toEqual([]);
});

test('B-025: every article heading from level 2 down has a link to itself, and the title has none', ({ dir }) => {
  let count = 0;
  const faults: string[] = [];
  for (const { file: name, html } of pagesIn(dir)) {
    const article = /<article>.*?<\/article>/s.exec(html)?.[0] ?? '';
    for (const [whole, , id = ''] of article.matchAll(/<h([2-6])(?=[^>]*\bid="([^"]*)")[^>]*>.*?<\/h\1>/gs)) {
      const text = unescape(whole.replace(/<[^>]+>/g, '')).trim();
      const [label = ''] = attribute(whole, /class="hash-link"[^>]*title="([^"]*)"/g);
      const [href, ...others] = attribute(whole, /class="hash-link"[^>]*href="([^"]*)"/g);
      // A label such as REQUIRED may come between the words and the link.
      const named = /^(?:Direct link to|Enlace directo a) (.+)/.exec(label)?.[1];
      if (!named || !text.includes(named) || href !== `#${unescape(id)}` || others.length) faults.push(`${name}#${id}`);
      count++;
    }
    for (const [heading] of html.matchAll(/<h1\b.*?<\/h1>/gs)) {
      if (heading.includes('hash-link')) faults.push(`${name}: the title has a link`);
    }
  }
  expect(faults).toEqual([]);
  expect(count).toBeGreaterThan(100);
});

test('B-043: nothing can hide the sidebar', ({ dir }) => {
  expect(where(pagesIn(dir), (html) => /"(Collapse|Expand) sidebar"/.test(html))).toEqual([]);
});

test('B-123: no page mentions when it was last updated', ({ dir }) => {
  expect(where(pagesIn(dir), (html) => /Last updated/i.test(html.replace(/<pre\b.*?<\/pre>/gs, '')))).toEqual([]);
});

test('B-126: no page names another generator', ({ dir }) => {
  expect(where(pagesIn(dir), (html) => /docusaurus/i.test(html.split('<body')[0] ?? ''))).toEqual([]);
});

test('every page has one main region, one title, and a skip link to the main region', ({ dir }) => {
  const faulty = where(pagesIn(dir), (html) => {
    const mains = html.match(/<main\b[^>]*>/g) ?? [];
    const titles = html.match(/<h1\b/g) ?? [];
    return mains.length !== 1 || titles.length !== 1 || !mains[0]?.includes('id="main-content"');
  });
  expect(faulty).toEqual([]);
});

test('the sitemap lists exactly the pages that search engines may index', ({ dir, base }) => {
  const sitemap = fs.readFileSync(path.join(dir, 'sitemap.xml'), 'utf8');
  const listed = attribute(sitemap, /<loc>([^<]*)<\/loc>/g).map((url) =>
    decodeURI(new URL(url).pathname).slice(base.length),
  );
  const expected = pagesIn(dir)
    .filter(({ html, file }) => !/name="robots" content="noindex/.test(html) && !file.startsWith('404'))
    .map(({ file }) => `/${file.replace(/index\.html$/, '')}`);
  expect([...listed].sort()).toEqual([...expected].sort());
});

test('test pages are not part of the site', ({ dir }) => {
  expect(fs.readdirSync(dir).filter((name) => /broken|test/i.test(name))).toEqual([]);
});
