/** Which addresses there are, in the finished files, and where other spellings and old addresses lead, in a browser. */
import fs from 'node:fs';
import path from 'node:path';
import routes from '../fixtures/routes.json' with { type: 'json' };
import { loadContent } from '@/lib/content/load';
import { filesIn } from '../support/exported-files';
import { AT } from './landmarks';
import { addLink, expect, open, place, test } from './site-test';

const href = (address: string): string => address.split('/').map(encodeURIComponent).join('/').replace(/^\//, '');
const read = (dir: string, address: string): string => fs.readFileSync(path.join(dir, address, 'index.html'), 'utf8');

const within = (folder: string, depth: number) => (address: string) =>
  address.startsWith(`${folder}/`) && address.slice(folder.length + 1).split('/').length <= depth;

const features = '/data_science/cortex/features';
const groups: [string, string, number, (address: string) => boolean][] = [
  ['B-054', 'home', 1, (address) => address === '/'],
  ['B-055', 'pages at the top', 4, (address) => ['/app', '/bug', '/faq', '/privacy'].includes(address)],
  ['B-056', 'quick links', 3, within('/quick_links', 1)],
  ['B-057', 'start pages', 14, within('/start_here', 1)],
  ['B-058', 'activity pages', 9, within('/start_here/activities', 2)],
  ['B-059', 'using pages', 10, within('/using', 1)],
  ['B-060', 'develop pages', 13, within('/develop', 2)],
  ['B-061', 'data science pages', 9, (a) => within('/data_science', 2)(a) && !a.startsWith('/data_science/cortex')],
  ['B-062', 'Cortex pages', 5, within('/data_science/cortex', 1)],
  ['B-063', 'Cortex utility pages', 7, within('/data_science/cortex/utils', 2)],
  ['B-064', 'visualization pages', 3, within('/data_science/cortex/visualizations', 2)],
  ['B-065', 'primary features', 8, within(`${features}/primary`, 2)],
  ['B-066', 'secondary features', 19, within(`${features}/secondary`, 2)],
];

test('each of the 105 addresses belongs to exactly one of these groups', () => {
  const found = groups.flatMap(([, , , filter]) => routes.docs.filter(filter));
  expect([...found].sort()).toEqual([...routes.docs].sort());
});

for (const [id, name, count, filter] of groups) {
  test(`B-002, ${id}: ${name} (${count}): every address has a page with its title, heading, and place in the sidebar`, ({
    dir,
    base,
  }) => {
    const addresses = routes.docs.filter(filter);
    expect(addresses).toHaveLength(count);
    for (const address of addresses) {
      const html = read(dir, address);
      const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) =>
        text.replace(/<[^>]+>/g, ''),
      );
      expect(headings, address).toHaveLength(1);
      expect(/<title>(.*?)<\/title>/.exec(html)?.[1], address).toBe(`${headings[0]} | LAMP Platform`);
      const sidebar = /<nav[^>]* aria-label="Docs sidebar".*?<\/nav>/s.exec(html)?.[0] ?? '';
      const current = [...sidebar.matchAll(/<a[^>]*aria-current="page"[^>]*>/g)].map(
        ([tag]) => /href="([^"]*)"/.exec(tag)?.[1],
      );
      expect(new Set(current), address).toEqual(new Set([`${base}/${address === '/' ? '' : `${href(address)}/`}`]));
    }
  });
}

test('B-065, B-066: deprecated features are in a category of their own', () => {
  const deprecated = routes.docs.filter((address) => address.includes('/deprecated_features/'));
  expect(deprecated.filter((address) => address.includes('/primary/'))).toHaveLength(1);
  expect(deprecated.filter((address) => address.includes('/secondary/'))).toHaveLength(3);
});

test('B-003: the export has one folder for each specified address and each content page, and no others', ({ dir }) => {
  const files = filesIn(dir, /(^|\/)index\.html$/);
  expect(files.filter((file) => file.includes('['))).toEqual([]);
  const found = files.map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  const { languages } = loadContent();
  const known = new Set([
    ...routes.docs,
    ...loadContent().pages.flatMap(({ path, frontMatter }) => [path, ...(frontMatter.aliases ?? [])]),
    ...languages.flatMap(({ code, pages }) => [`/${code}/search`, ...pages.map((one) => one.path)]),
    ...routes.site,
    ...Object.keys(routes.aliases),
    '/404',
    '/_not-found',
  ]);
  expect(found.filter((address) => !known.has(address) && !/^\/api\/[a-z0-9-]+$/.test(address))).toEqual([]);
  expect([...known].filter((address) => !found.includes(address))).toEqual([]);
});

test('B-009, B-010, B-067: an unknown address and excluded folders return 404 with the not-found message', async ({
  page,
  request,
  faults,
}) => {
  faults.allow(/404/);
  for (const address of ['deploy/', 'consortium/', 'about/', 'deploy/data_protection/']) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(await response.text()).toContain('Page Not Found');
  }
  const response = await page.goto(AT.nowhere);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
  await expect(
    page.getByText(
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
    ),
  ).toBeVisible();
  await expect(page).toHaveTitle(/^Page Not Found/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('B-010: the not-found page offers search and, in the language of the address, the pages that may have been meant', async ({
  page,
  faults,
}) => {
  faults.allow(/404/);
  await page.goto('start_here/create-surveys/');
  await expect(page.locator('main').getByRole('link', { name: 'Create surveys', exact: true })).toHaveAttribute(
    'href',
    /\/start_here\/activities\/create_surveys\/$/,
  );
  await page.locator('main').getByRole('link', { name: 'Search all pages' }).click();
  await expect(page.locator('.search-input')).toBeFocused();
  await page.goto('es/using/dejar/');
  await expect(page.locator('main').getByRole('link', { name: 'Dejar mindLAMP' })).toHaveAttribute(
    'href',
    /\/es\/using\/leaving\/$/,
  );
});

test('B-009: a link to an unknown address opens the not-found page', async ({ page, base, faults }) => {
  faults.allow(/404/, /Failed to (fetch|load)/i);
  await open(page, AT.page);
  await addLink(page, `${base}/${AT.nowhere}`);
  await page.getByRole('link', { name: 'Added link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

// tests/unit/export/steps.test.ts runs the script that corrects addresses on all kinds of them.
test('B-011, B-012: other spellings of an address lead to its page, and an unknown address stays not found', async ({
  page,
  base,
  faults,
}) => {
  faults.allow(/404/);
  await page.goto('develop/training%20modules/Training-Modules.html?x=1#y');
  await expect.poll(() => place(page, base)).toBe(`/${AT.capitalAndSpace}?x=1#y`);
  const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]').first();
  await expect(current).toBeVisible();
  await page.goto('faq/index.html.html');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
  await open(page, 'faq/index.html');
  await expect(current).toHaveAttribute('href', /\/faq\/$/);
});

test('B-008: an old address redirects with query and hash, and each has the same script', async ({
  page,
  dir,
  base,
}) => {
  for (const [from, to] of Object.entries(routes.aliases)) {
    const html = read(dir, from);
    expect(html, from).toContain(`location.replace("${base}/${href(to)}/"+location.search+location.hash)`);
    expect(html, from).toMatch(new RegExp(`<meta http-equiv="refresh" content="0; url=${base}/${href(to)}/"`));
  }
  await page.goto('troubleshooting/?a=1#b');
  await expect.poll(() => place(page, base)).toBe('/quick_links/troubleshooting/?a=1#b');
});

test("B-008: publications lead to the research group's list, and Back from there does not loop", async ({
  page,
  dir,
  base,
  faults,
}) => {
  const outside = /digitalpsych\.org/;
  await page.route(outside, (route) => route.fulfill({ body: '<h1>Outside</h1>', contentType: 'text/html' }));
  await open(page, './');
  await addLink(page, `${base}/publications/`);
  await page.getByRole('link', { name: 'Added link' }).click();
  await expect(page).toHaveURL(outside);
  await page.goBack();
  await expect.poll(() => place(page, base)).toBe('/');

  // Neither the app nor a script is needed.
  faults.allow(/ERR_FAILED|The app could not start/);
  await page.route(/\.js(\?|$)/, (route) => route.abort());
  await page.goto('publications/').catch(() => {});
  await expect(page).toHaveURL(outside);

  const html = read(dir, 'publications');
  expect(html).toMatch(/<a href="https:\/\/www\.digitalpsych\.org[^"]*"/);
  expect(html).toMatch(/<meta http-equiv="refresh"/i);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});
