/** What programs read: Markdown forms, their list, and the picture for shared links. */
import fs from 'node:fs';
import path from 'node:path';
import { textsBelow } from '@/lib/sources/files';
import { pagesIn, siteUrl } from '../support/exported-files';
import { expect, test } from './site-test';

/** Tests of what our steps write. */
const STEPS = { tag: '@steps' };

const read = (dir: string, name: string): string => fs.readFileSync(path.join(dir, name), 'utf8');

/** The pages of the sitemap, each with its canonical address. */
function pagesOf(dir: string) {
  const sitemap = read(dir, 'sitemap.xml');
  return pagesIn(dir)
    .map(({ address, html }) => ({ address, html, canonical: attribute(html, /<link rel="canonical" href="([^"]+)"/) }))
    .filter(({ canonical }) => sitemap.includes(`<loc>${canonical}</loc>`));
}

const attribute = (html: string, pattern: RegExp): string | undefined =>
  pattern.exec(html)?.[1]?.replace(/&amp;/g, '&');

/** The file in the export for a public address. */
function fileOf(address: string, base: string): string {
  const file = decodeURIComponent(new URL(address).pathname.slice(base.length + 1));
  return file === '' || file.endsWith('/') ? `${file}index.html` : file;
}

test('every page links to its Markdown form, which has the same content and no HTML', STEPS, ({ dir, base }) => {
  const fenced = /^( *)(`{3,}).*\n[\s\S]*?^\1\2$/gm;
  const inline = /(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)/g;
  for (const { address, html, canonical } of pagesOf(dir)) {
    const form = attribute(html, /<link rel="alternate" type="text\/markdown" href="([^"]+)"/) ?? '';
    const text = read(dir, fileOf(form, base));
    expect(text, address).toContain(`\nurl: ${canonical}\n`);
    expect(text, address).toMatch(/\n---\n\n(?:.*\n\n)*?# \S/);
    expect(text.length, address).toBeGreaterThan(150);
    // No navigation or other chrome, and no component or comment left unconverted.
    const prose = text.replace(fenced, '').replace(inline, '');
    expect(prose, address).not.toMatch(/<(?!https?:|mailto:|[^\s>]+@)[a-z/!?]|Direct link to|Skip to main content/i);
    // Pages for participants have no link to it.
    const link = attribute(html, /<a href="([^"]+)"[^>]* type="text\/markdown"/);
    expect([undefined, new URL(form).pathname], address).toContain(link);
  }
});

test('llms.txt lists every page once, with addresses that exist', STEPS, ({ dir, base }) => {
  const list = read(dir, 'llms.txt');
  const links = [...list.matchAll(/^- \[.+?\]\((https:[^)]+)\): \S.+$/gm)].map(([, address = '']) => address);
  expect(list).toMatch(/^# .+\n\n> .+\n/);
  expect(new Set(links).size).toBe(links.length);
  expect(links).toHaveLength(pagesOf(dir).length);
  for (const link of links) expect(read(dir, fileOf(link, base))).not.toBe('');
});

test('links in Markdown forms stay below the base path, and lead to files', STEPS, ({ dir, base }) => {
  const links = textsBelow(dir, '.md').flatMap(({ name: file, text }) =>
    [...text.matchAll(/\]\((https:\/\/[^)\s]+)\)/g)].map(([, address = '']) => ({ file, address })),
  );
  const own = links.filter(({ address }) => address.startsWith(`${siteUrl(dir)}/`));
  expect(own).not.toEqual([]);
  expect(own.filter(({ address }) => !address.startsWith(`${siteUrl(dir)}${base}/`))).toEqual([]);
  expect(own.filter(({ address }) => !fs.existsSync(path.join(dir, fileOf(address, base))))).toEqual([]);
});

test('breadcrumbs say their places to machines, from 1', ({ dir, base }) => {
  for (const { address, html } of pagesOf(dir)) {
    const trail = attribute(html, /<ol itemScope="" itemType="https:\/\/schema.org\/BreadcrumbList">([\s\S]*?)<\/ol>/);
    if (!trail) continue;
    const places = [...trail.matchAll(/itemProp="position" content="(\d+)"/g)].map(([, place]) => Number(place));
    expect(places, address).toEqual(places.map((_, index) => index + 1));
    expect(places.length, address).toBeGreaterThan(0);
    for (const [, item = ''] of trail.matchAll(/href="([^"]+)" itemProp="item"/g)) {
      expect(fs.existsSync(path.join(dir, fileOf(`${siteUrl(dir)}${item}`, base))), `${address}: ${item}`).toBe(true);
    }
  }
});

test('every page references the picture for shared links, a 1200 by 630 PNG', ({ dir, base }) => {
  const png = fs.readFileSync(path.join(dir, 'social.png'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  for (const { address, html } of pagesOf(dir)) {
    const picture = attribute(html, /<meta property="og:image" content="([^"]+)"/);
    expect(picture, address).toBe(`${siteUrl(dir)}${base}/social.png`);
  }
});
