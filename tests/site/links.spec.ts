import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { filesIn, siteUrl } from '../support/exported-files';
import { checkLinks, readPages } from '../support/exported-links';
import { readIds, readLinks } from '../support/read-links';
import { expect, test } from './site-test';

test('B-106: no link on any page is broken, has a missing fragment, or leaves the base path', ({ dir, base }) => {
  expect(checkLinks(dir, { url: siteUrl(dir), basePath: base })).toEqual([]);
});

test(
  'every part of a page that people may have linked to is still there, on the page or where it moved',
  { tag: '@our-site' },
  ({ dir, base }) => {
    const former = parse(fs.readFileSync('tests/fixtures/former-anchors.yaml', 'utf8')) as Record<string, string[]>;
    const pages = readPages(dir);
    const lost = Object.entries(former).flatMap(([address, anchors]) => {
      const html = pageAt(pages, address, base);
      const ids = html === undefined ? new Set<string>() : readIds(html);
      return anchors.filter((anchor) => !ids.has(anchor)).map((anchor) => `${address}#${anchor}`);
    });
    expect(Object.keys(former).length).toBeGreaterThan(150);
    expect(lost, 'Keep it with {#new #old} after the heading that says the same now').toEqual([]);
  },
);

/** A page's HTML; that of the page which it moved to, if it did. */
function pageAt(pages: Map<string, string>, address: string, base: string): string | undefined {
  const html = pages.get(path.join(address.slice(1), 'index.html'));
  const moved = /http-equiv="refresh" content="\d+;\s*url=([^"]+)"/i.exec(html ?? '')?.[1];
  return moved ? pageAt(pages, new URL(moved, 'https://site').pathname.slice(base.length), base) : html;
}

test('every file that a style sheet references exists', ({ dir, base }) => {
  const missing: string[] = [];
  for (const file of filesIn(dir, /\.css$/)) {
    for (const [, address = ''] of fs.readFileSync(path.join(dir, file), 'utf8').matchAll(/url\(["']?([^"')]+)/g)) {
      if (address.startsWith('data:')) continue;
      const { pathname } = new URL(address, `http://x${base}/${file}`);
      if (!pathname.startsWith(`${base}/`) || !fs.existsSync(path.join(dir, pathname.slice(base.length)))) {
        missing.push(`${file}: ${address}`);
      }
    }
  }
  expect(missing).toEqual([]);
});

test('links to other sites use HTTPS, and those that open a new tab give it no access to this one', ({ dir }) => {
  const links = [...readPages(dir).values()].flatMap(readLinks).filter(({ tag }) => tag === 'a');
  expect(links.filter(({ address }) => address.startsWith('https://')).length).toBeGreaterThan(10);
  expect(links.filter(({ address }) => address.startsWith('http://'))).toEqual([]);
  const open: string[] = [];
  for (const [file, html] of readPages(dir)) {
    for (const [tag] of html.matchAll(/<a\b[^>]*target="_blank"[^>]*>/g)) {
      if (!/rel="[^"]*\bnoopener\b[^"]*"/.test(tag)) open.push(`${file}: ${tag}`);
    }
  }
  expect(open).toEqual([]);
});

test('no page loads a script, style sheet, or picture from another site', ({ dir }) => {
  const foreign: string[] = [];
  const url = siteUrl(dir);
  for (const [file, html] of readPages(dir)) {
    for (const { tag, attribute, address } of readLinks(html)) {
      if (tag === 'a' || attribute === 'content' || !/^(https?:)?\/\//.test(address)) continue;
      if (tag === 'link' && address.startsWith(url)) continue;
      foreign.push(`${file}: <${tag} ${attribute}="${address}">`);
    }
  }
  expect(foreign).toEqual([]);
});
