/** What programs read: Markdown versions, their list, structured data, and the picture for shared links. */
import fs from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { filesIn, siteUrl } from '../support/exported-files';
import { expect, test } from './site-test';

const FENCED = /^( *)(`{3,}).*\n[\s\S]*?^\1\2$/gm;
const INLINE_CODE = /(`+)[^`]+\1/g;

/** Tests of what our steps write. */
const STEPS = { tag: '@steps' };

const read = (dir: string, name: string): string => fs.readFileSync(path.join(dir, name), 'utf8');

/** Public addresses of all pages that search engines may list. */
const addressesOf = (dir: string): string[] =>
  [...read(dir, 'sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

const attribute = (html: string, pattern: RegExp): string | undefined =>
  pattern.exec(html)?.[1]?.replace(/&amp;/g, '&');

/** The path in the export for a public address. */
const fileOf = (address: string, base: string): string =>
  decodeURIComponent(new URL(address).pathname.slice(base.length + 1));

/** The path and HTML of every page in the sitemap. */
const pagesOf = (dir: string, base: string): { path: string; html: string }[] =>
  addressesOf(dir).map((address) => {
    const below = fileOf(address, base);
    return { path: `/${below}`, html: read(dir, path.join(below, 'index.html')) };
  });

test('every page links to its Markdown version, which exists and has the same content', STEPS, ({ dir, base }) => {
  const pages = pagesOf(dir, base);
  expect(pages.length).toBeGreaterThan(60);
  for (const { path: address, html } of pages) {
    const version = attribute(html, /<link rel="alternate" type="text\/markdown" href="([^"]+)"/) ?? '';
    const canonical = attribute(html, /<link rel="canonical" href="([^"]+)"/);
    const text = read(dir, fileOf(version, base));
    expect(text, address).toContain(`\nurl: ${canonical}\n`);
    expect(text, address).toMatch(/\n---\n\n(?:.*\n\n)*?# \S/);
    expect(text.length, address).toBeGreaterThan(200);
    // No navigation or other chrome, and no component or wrapper left unconverted.
    const prose = text.replace(FENCED, '').replace(INLINE_CODE, '');
    expect(prose, address).not.toMatch(/<(div|span|section|button|nav|svg)\b|Direct link to|Skip to main content/);
    // Pages for participants have no button that copies them.
    const copied = attribute(html, /data-copy-page="([^"]+)"/);
    expect([undefined, new URL(version).pathname], address).toContain(copied);
  }
});

const NO_MARKUP = 'Markdown versions contain no HTML, no comments, and no two pieces of code run together';
test(NO_MARKUP, STEPS, ({ dir }) => {
  const wrong: string[] = [];
  const parser = unified().use(remarkParse).use(remarkGfm);
  for (const name of filesIn(dir, /\.md$/)) {
    const text = read(dir, name);
    const outsideFences = text.replace(FENCED, '');
    // Most have nothing that could be either, and parsing all takes long.
    if (!outsideFences.includes('``') && !/<[a-z/!?]/i.test(outsideFences.replace(INLINE_CODE, ''))) continue;
    visit(parser.parse(text), (node, index, parent) => {
      if (node.type === 'html') wrong.push(`${name}: ${node.value}`);
      const next = parent?.children[(index ?? 0) + 1];
      if (node.type === 'inlineCode' && next?.type === 'inlineCode') wrong.push(`${name}: ${node.value}${next.value}`);
    });
  }
  expect(wrong).toEqual([]);
});

test('llms.txt lists every page once, with addresses that exist', STEPS, ({ dir, base }) => {
  const list = read(dir, 'llms.txt');
  const links = [...list.matchAll(/^- \[.+?\]\((https:[^)]+)\): \S.+$/gm)].map(([, address = '']) => address);
  expect(list).toMatch(/^# .+\n\n> .+\n/);
  expect(new Set(links).size).toBe(links.length);
  expect(links).toHaveLength(addressesOf(dir).length);
  for (const link of links) expect(read(dir, fileOf(link, base))).not.toBe('');
});

/** Links to this site in all Markdown versions. */
function markdownLinks(dir: string): { file: string; address: string }[] {
  const own = `${siteUrl(dir)}/`;
  const links = filesIn(dir, /\.md$/).flatMap((file) =>
    [...read(dir, file).matchAll(/\]\((https:\/\/[^)\s]+)\)/g)].map(([, address = '']) => ({ file, address })),
  );
  return links.filter(({ address }) => address.startsWith(own));
}

test('links in Markdown versions stay below the base path', STEPS, ({ dir, base }) => {
  const links = markdownLinks(dir);
  const start = `${siteUrl(dir)}${base}/`;
  expect(links.length).toBeGreaterThan(100);
  expect(links.filter(({ address }) => !address.startsWith(start))).toEqual([]);
});

test('links in Markdown versions point to files that exist', { tag: ['@steps', '@our-site'] }, ({ dir, base }) => {
  const broken = markdownLinks(dir).filter(({ address }) => {
    const file = path.join(dir, fileOf(address, base));
    return !fs.existsSync(file.endsWith('/') ? path.join(file, 'index.html') : file);
  });
  expect(broken).toEqual([]);
});

test('every page has complete structured data that matches what it shows', ({ dir, base }) => {
  for (const { path: address, html } of pagesOf(dir, base)) {
    const json = attribute(html, /<script type="application\/ld\+json">([\s\S]*?)<\/script>/) ?? '';
    const data = [JSON.parse(json.replace(/\\u003c/g, '<'))].flat() as Record<string, unknown>[];
    const canonical = attribute(html, /<link rel="canonical" href="([^"]+)"/);
    expect(data[0]?.['@context'], address).toBe('https://schema.org');
    expect(data[0]?.url, address).toBe(canonical);
    // The home page of each language.
    if (/^\/(?:[a-z]{2}\/)?$/.test(address)) {
      const action = data[0]?.potentialAction as { target: { urlTemplate: string } };
      expect(data[0]?.['@type']).toBe('WebSite');
      expect(action.target.urlTemplate).toBe(`${siteUrl(dir)}${base}${address}search/?q={search_term_string}`);
      continue;
    }
    expect(data[0], address).toMatchObject({ '@type': 'TechArticle', headline: expect.stringMatching(/\S/) });
    const trail = data[1] as { itemListElement: { position: number; name: string; item: string }[] };
    expect(data[1], address).toMatchObject({ '@type': 'BreadcrumbList' });
    trail.itemListElement.forEach(({ position, name, item }, index) => {
      expect(position, address).toBe(index + 1);
      expect(name, address).toMatch(/\S/);
      expect(fs.existsSync(path.join(dir, fileOf(item, base), 'index.html')), `${address}: ${item}`).toBe(true);
    });
    expect(trail.itemListElement.at(-1)?.item, address).toBe(canonical);
  }
});

test('every page references the picture for shared links, a 1200 by 630 PNG', ({ dir, base }) => {
  const png = fs.readFileSync(path.join(dir, 'social.png'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(200_000);
  for (const { path: address, html } of pagesOf(dir, base)) {
    expect(attribute(html, /<meta property="og:image" content="([^"]+)"/), address).toBe(
      `${siteUrl(dir)}${base}/social.png`,
    );
  }
});
