import routes from '../fixtures/routes.json' with { type: 'json' };
import { loadContent } from '@/lib/content/load';
import { filesIn } from '../support/exported-files';
import { AT } from './landmarks';
import { expect, open, place, test } from './site-test';

const href = (address: string): string => address.split('/').map(encodeURIComponent).join('/').replace(/^\//, '');
const page = (address: string): string => (address === '/' ? './' : `${href(address)}/`);
const decode = (text: string): string =>
  text
    .replace(/&amp;/g, '&')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"');

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
  test(`B-002, ${id}: ${name} (${count}): every address returns a page with its title, heading, and place in the sidebar`, async ({
    request,
    base,
  }) => {
    const addresses = routes.docs.filter(filter);
    expect(addresses).toHaveLength(count);
    for (const address of addresses) {
      const response = await request.get(page(address));
      expect(response.status(), address).toBe(200);
      const html = await response.text();
      const headings = [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) =>
        text.replace(/<[^>]+>/g, ''),
      );
      expect(headings, address).toHaveLength(1);
      const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
      expect(decode(title), address).toBe(`${decode(headings[0] ?? '')} | LAMP Platform`);
      const sidebar = /<nav aria-label="Docs sidebar".*?<\/nav>/s.exec(html)?.[0] ?? '';
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

test('B-002: addresses keep letter case and spaces', async ({ page: tab }) => {
  await open(tab, AT.capitalAndSpace);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  const current = tab.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]');
  await expect(current.first()).toBeVisible();
});

test('B-003: the export has one folder for each specified address and each content page, and no others', ({ dir }) => {
  const files = filesIn(dir, /(^|\/)index\.html$/);
  expect(files.filter((file) => file.includes('['))).toEqual([]);
  const found = files.map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  const { languages } = loadContent();
  const known = new Set([
    ...routes.docs,
    ...loadContent().pages.map((one) => one.path),
    ...languages.flatMap(({ code, pages }) => [`/${code}/search`, ...pages.map((one) => one.path)]),
    ...routes.site,
    ...Object.keys(routes.aliases),
    '/404',
    '/_not-found',
  ]);
  expect(found.filter((address) => !known.has(address) && !/^\/api\/[a-z0-9-]+$/.test(address))).toEqual([]);
  expect([...known].filter((address) => !found.includes(address))).toEqual([]);
});

test('B-067: excluded folders show the not-found page', async ({ request, faults }) => {
  faults.allow(/404/);
  for (const address of ['deploy/', 'consortium/', 'about/', 'deploy/data_protection/']) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    expect(await response.text()).toContain('Page Not Found');
  }
  const sitemap = await (await request.get('sitemap.xml')).text();
  expect(sitemap).not.toMatch(/\/(deploy|consortium|about)\//);
});

test('B-009, B-010: an unknown address returns 404 with the not-found message, navbar, and footer', async ({
  page: tab,
  faults,
}) => {
  faults.allow(/404/);
  const response = await tab.goto(AT.nowhere);
  expect(response?.status()).toBe(404);
  await expect(tab.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  await expect(tab.getByText('We could not find what you were looking for.')).toBeVisible();
  await expect(
    tab.getByText(
      'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
    ),
  ).toBeVisible();
  await expect(tab).toHaveTitle(/^Page Not Found/);
  await expect(tab.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(tab.getByRole('contentinfo')).toBeVisible();
});

test('B-009: a link to an unknown address opens the not-found page', async ({ page: tab, base, faults }) => {
  faults.allow(/404/, /Failed to (fetch|load)/i);
  await open(tab, AT.page);
  await tab.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: target, textContent: 'Nowhere' });
    document.querySelector('article')?.prepend(link);
  }, `${base}/no/such/page/`);
  await tab.getByRole('link', { name: 'Nowhere' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
});

test('B-011, B-012: other spellings of an address lead to its page, and an unknown address stays not found', async ({
  page: tab,
  base,
  faults,
}) => {
  faults.allow(/404/);
  for (const [from, to] of [
    ['faq.html?x=1#y', '/faq/?x=1#y'],
    ['FAQ', `/${AT.page}`],
    ['FAQ/?a=1', '/faq/?a=1'],
    ['START_HERE/Overview/', `/${AT.inContext}`],
    ['develop/training%20modules/Training-Modules.html', `/${AT.capitalAndSpace}`],
  ] as const) {
    await tab.goto(from);
    await expect.poll(() => place(tab, base), from).toBe(to);
    await expect(tab.getByRole('heading', { level: 1 }), from).not.toHaveText('Page Not Found');
  }
  await tab.goto('faq/index.html.html');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
});

test('B-011: an address ending in index.html is recognized in the sidebar', async ({ page: tab }) => {
  await open(tab, 'faq/index.html');
  const sidebar = tab.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.locator('[aria-current="page"]')).toHaveAttribute('href', /\/faq\/$/);
});

test("B-008: old addresses redirect with query and hash, and the publications to the research group's list", async ({
  page: tab,
  base,
  faults,
}) => {
  faults.allow(/ERR_ABORTED/);
  await tab.route(/digitalpsych\.org/, (route) =>
    route.fulfill({ body: '<h1>Outside</h1>', contentType: 'text/html' }),
  );
  for (const [from, to] of [...Object.entries(routes.aliases), ['/publications', '/publications'] as const]) {
    if (to === '/publications') {
      await tab.goto(page(from));
      await expect(tab.getByRole('heading', { name: 'Outside' }), from).toBeVisible();
      continue;
    }
    await tab.goto(`${page(from)}?a=1#b`);
    await expect.poll(() => place(tab, base), from).toBe(`${to}/?a=1#b`);
  }
});

test.describe('publications', () => {
  const outside = /digitalpsych\.org/;

  test('B-008: Back from the list does not loop', async ({ page: tab, base }) => {
    await tab.route(outside, (route) => route.fulfill({ body: '<h1>Outside</h1>', contentType: 'text/html' }));
    await open(tab, './');
    await tab.evaluate((target) => {
      const link = Object.assign(document.createElement('a'), { href: target, textContent: 'To the list' });
      document.querySelector('article')?.prepend(link);
    }, `${base}/publications/`);
    await tab.getByRole('link', { name: 'To the list' }).click();
    await expect(tab).toHaveURL(outside);
    await tab.goBack();
    await expect.poll(() => place(tab, base)).toBe('/');
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    test('B-008: without JavaScript, the page links to the list', async ({ request }) => {
      const html = await (await request.get('publications/')).text();
      expect(html).toMatch(/<a href="https:\/\/www\.digitalpsych\.org[^"]*"/);
      expect(html).toMatch(/<meta http-equiv="refresh"/i);
      expect(html).toMatch(/<meta name="robots" content="noindex/);
    });
  });
});
