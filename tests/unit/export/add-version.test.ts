import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addVersion } from '@/lib/export/add-version';

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'exports-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Writes an export, and gives its folder. */
function exported(name: string, files: Record<string, string>): string {
  const root = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  return root;
}

it('puts an older version below its name, and leaves to the current one what a site has once', () => {
  const site = exported('out', {
    'index.html': 'now',
    '404.html': 'none',
    'sitemap.xml': 'pages of now',
    _redirects: '/a/ /b/ 301\n',
    _headers: '/*',
  });
  const once = {
    '404.html': '',
    '404/index.html': '',
    'robots.txt': '',
    'llms.txt': '',
    '.nojekyll': '',
    _headers: '',
  };
  const older = exported('older', {
    ...once,
    'index.html': 'then',
    'sitemap.xml': 'pages of then',
    _redirects: '/1.0/c/ /1.0/d/ 301\n',
  });
  addVersion(site, older, '1.0');
  const files = fs.readdirSync(site, { recursive: true, encoding: 'utf8' });
  expect(files.sort()).toEqual([
    '1.0',
    '1.0/index.html',
    '404.html',
    '_headers',
    '_redirects',
    'index.html',
    'sitemap.xml',
  ]);
  const read = (file: string) => fs.readFileSync(path.join(site, file), 'utf8');
  expect(read('1.0/index.html')).toBe('then');
  expect(read('sitemap.xml')).toBe('pages of now');
  expect(read('_redirects')).toBe('/a/ /b/ 301\n/1.0/c/ /1.0/d/ 301\n');
  expect(fs.existsSync(older)).toBe(false);
});
