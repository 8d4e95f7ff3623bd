import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkLinks } from '../../support/exported-links';
import { readIds, readLinks } from '../../support/read-links';

const url = 'https://docs.example.org';
let folder = '';

/** Writes an export of two pages; the home page has the given HTML. */
function exportWith(html: string): string {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'links-'));
  fs.mkdirSync(path.join(folder, 'a b'));
  fs.writeFileSync(path.join(folder, 'index.html'), html);
  fs.writeFileSync(path.join(folder, 'a b', 'index.html'), '<h2 id="größe">Size</h2>');
  fs.writeFileSync(path.join(folder, 'x.png'), '');
  return folder;
}

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('checkLinks', () => {
  it.each([
    ['<a href="/base/a%20b/#gr%C3%B6%C3%9Fe">', ''],
    ['<a href="/base/?q=1"><img src="/base/x.png"/>', ''],
    ['<a href="#here"><p id="here">', ''],
    [`<link rel="canonical" href="${url}/base/"/>`, ''],
    ['<a href="https://elsewhere.org/x#y"><a href="mailto:a@b.c">', ''],
    ['<a href="/base/gone/">', 'leads nowhere'],
    ['<a href="/base/a%20b/#gone">', 'points to an ID that a b/index.html does not have'],
    ['<a href="#gone">', 'points to an ID that index.html does not have'],
    ['<a href="/a%20b/">', 'is outside the base path /base'],
    ['<img src="x.png"/>', 'is relative to the page'],
    [`<meta property="og:image" content="${url}/base/gone.png"/>`, 'leads nowhere'],
    ['<meta http-equiv="refresh" content="0; url=/base/gone/"/>', 'leads nowhere'],
  ])('%s: %s', (html, fault) => {
    const faults = checkLinks(exportWith(html), { url, basePath: '/base' });
    expect(faults).toEqual(fault ? [expect.stringContaining(fault)] : []);
  });
});

describe('readLinks, readIds', () => {
  it('decodes entities, and skips scripts, styles, and comments', () => {
    const html = '<a href="/?a=1&amp;b=&quot;"><!-- <a href="/c"> --><script src="/s">"<a href=\\"/d\\">"</script>';
    expect(readLinks(html).map((link) => link.address)).toEqual(['/?a=1&b="', '/s']);
  });

  it('finds IDs after attributes that contain a ">"', () => {
    expect([...readIds('<p title="a > b" id="one"><i id="two"/>')]).toEqual(['one', 'two']);
  });
});
