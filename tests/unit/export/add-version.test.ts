import fs from 'node:fs';
import { addVersion } from '@/lib/export/add-version';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const { at, read, write } = temporaryFolder();

it('puts an older version below its name, and leaves to the current one what a site has once', () => {
  write({
    'out/index.html': 'now',
    'out/404.html': 'none',
    'out/sitemap.xml': 'pages of now',
    'out/_redirects': '/a/ /b/ 301\n',
    'out/_headers': '/*',
    'older/index.html': 'then',
    'older/sitemap.xml': 'pages of then',
    'older/_redirects': '/1.0/c/ /1.0/d/ 301\n',
  });
  const once = ['404.html', '404/index.html', 'robots.txt', 'llms.txt', '.nojekyll', '_headers'];
  write(Object.fromEntries(once.map((file) => [`older/${file}`, ''])));
  addVersion(at('out'), at('older'), '1.0');
  const files = fs.readdirSync(at('out'), { recursive: true, encoding: 'utf8' });
  expect(files.sort()).toEqual([
    '1.0',
    '1.0/index.html',
    '404.html',
    '_headers',
    '_redirects',
    'index.html',
    'sitemap.xml',
  ]);
  expect(read('out/1.0/index.html')).toBe('then');
  expect(read('out/sitemap.xml')).toBe('pages of now');
  expect(read('out/_redirects')).toBe('/a/ /b/ 301\n/1.0/c/ /1.0/d/ 301\n');
  expect(fs.existsSync(at('older'))).toBe(false);
});
