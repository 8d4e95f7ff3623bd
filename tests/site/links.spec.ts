import fs from 'node:fs';
import path from 'node:path';
import { checkLinks, externalLinks, readPages } from '@/lib/check/exported/check-links';
import { readLinks } from '@/lib/check/exported/read-links';
import { settings } from '@/lib/settings/settings';
import { expect, test } from './site-test';

test('no address of any page is broken, names a missing place, or leaves the base path', ({ dir, base }) => {
  expect(checkLinks(dir, { url: settings.url, basePath: base })).toEqual([]);
});

test('no style sheet asks for a file that is not there', ({ dir, base }) => {
  const missing: string[] = [];
  for (const file of fs.readdirSync(dir, { recursive: true }).map(String)) {
    if (!file.endsWith('.css')) continue;
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

test('links to other sites are encrypted, and those that open a tab give it no hold on this one', ({ dir }) => {
  const addresses = [...externalLinks(dir, settings.url).keys()];
  expect(addresses.length).toBeGreaterThan(10);
  expect(addresses.filter((address) => !address.startsWith('https://'))).toEqual([]);
  const open: string[] = [];
  for (const [file, html] of readPages(dir)) {
    for (const [tag] of html.matchAll(/<a\b[^>]*target="_blank"[^>]*>/g)) {
      if (!/rel="[^"]*\bnoopener\b[^"]*"/.test(tag)) open.push(`${file}: ${tag}`);
    }
  }
  expect(open).toEqual([]);
});

test('no page names a script, a style or a picture of another site', ({ dir }) => {
  const foreign: string[] = [];
  for (const [file, html] of readPages(dir)) {
    for (const { tag, attribute, address } of readLinks(html)) {
      if (tag === 'a' || attribute === 'content' || !/^(https?:)?\/\//.test(address)) continue;
      if (tag === 'link' && address.startsWith(settings.url)) continue;
      foreign.push(`${file}: <${tag} ${attribute}="${address}">`);
    }
  }
  expect(foreign).toEqual([]);
});
