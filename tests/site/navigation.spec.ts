import type { Page, Route } from '@playwright/test';
import { AT } from './landmarks';
import {
  followNewLink,
  colorToggle,
  expect,
  heading,
  holdData,
  hydrated,
  isPageData,
  rememberDocument,
  open,
  pager,
  addressBelowBase,
  settled,
  sidebarLink,
  test,
  watchData,
} from './site-test';

const scroll = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);

test('a new page opens at the top and keeps the site icon, and Back restores the scroll position', async ({ page }) => {
  await open(page, AT.page);
  const icon = await page.locator('link[rel="icon"]').elementHandle();
  for (const from of [30, 1000]) {
    await scrollTo(page, from);
    await expect.poll(() => scroll(page)).toBe(from);
    await sidebarLink(page, 'Report a problem').click();
    await expect(page).toHaveURL(/\/bug\//);
    await expect.poll(() => scroll(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/faq\//);
    await expect.poll(async () => Math.abs((await scroll(page)) - from)).toBeLessThan(5);
  }
  await page.goForward();
  await expect(page).toHaveURL(/\/bug\//);
  // A new element would request the icon again.
  await expect(page.locator('link[rel="icon"]')).toHaveCount(1);
  expect(await icon?.evaluate((link) => link.isConnected)).toBe(true);
});

test('a page that Back restores from another site still works', async ({ playwright, launchOptions, server }) => {
  // Playwright turns off the cache of pages that were left. The headless build has none, and loads the page again.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
  const page = await browser.newPage();
  await open(page, server.address + AT.page);
  await page.goto(`${server.origin.replace('localhost', '127.0.0.1')}/`);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(server.address + AT.page);
  await hydrated(page);
  await colorToggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const isSame = await rememberDocument(page);
  await sidebarLink(page, 'Report a problem').click();
  await expect(page).toHaveURL(/\/bug\//);
  expect(await isSame()).toBe(true);
  await browser.close();
});

test('a link to the current page scrolls to the top', async ({ page, base }) => {
  await open(page, AT.page);
  await scrollTo(page, 900);
  const isSame = await rememberDocument(page);
  await page.locator('aside a[aria-current="page"]').click();
  await expect.poll(() => scroll(page)).toBe(0);
  expect(await isSame()).toBe(true);
  await expect.poll(() => addressBelowBase(page, base)).toBe(`/${AT.page}`);
});

test('a link to a heading on another page opens at that heading', async ({ page, base }) => {
  await open(page, AT.otherPage);
  await followNewLink(page, `${base}/develop/how_works/#what-is-announced-on-nats`);
  await expect(page).toHaveURL(/#what-is-announced-on-nats$/);
  const top = async () => (await page.locator('#what-is-announced-on-nats').boundingBox())!.y;
  await expect.poll(top).toBeLessThanOrEqual(40);
  expect(await top()).toBeGreaterThanOrEqual(0);
  await expect
    .poll(() => page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().bottom))
    .toBeLessThan(1);
});

test('the link beside a heading sets the hash', async ({ page }) => {
  await open(page, AT.page);
  const part = page.locator('article h2[id]').nth(1);
  await part.hover();
  const link = part.getByRole('link', { name: /^Direct link to/ });
  await expect(link).toHaveCSS('opacity', '1');
  await link.click();
  const id = await part.getAttribute('id');
  expect(decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`);
});

test('a change of the query alone keeps the scroll position and fetches nothing', async ({ page, base }) => {
  await open(page, `${AT.page}?x=1`);
  await scrollTo(page, 800);
  const seen = watchData(page);
  await followNewLink(page, `${base}/faq/?x=2`);
  await expect.poll(() => addressBelowBase(page, base)).toBe('/faq/?x=2');
  await settled(page);
  expect(await scroll(page)).toBe(800);
  expect(seen).toEqual([]);
});

test('every part of the old page stays, with a progress bar, until the new page is ready', async ({ page }) => {
  await open(page, AT.inCategory);
  const release = await holdData(page);
  await sidebarLink(page, 'Manage').click();
  await expect(page.getByRole('progressbar')).toHaveCount(1);
  const shows = async (name: string) => {
    await expect(page.locator('aside a[aria-current="page"]')).toHaveText(name);
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toContainText(name);
    await expect(heading(page)).toContainText(name);
  };
  await shows('Assess');
  await expect(page.locator('.lazy-ring')).toHaveCount(0);
  release();
  await shows('Manage');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

for (const [name, respond, cause] of [
  ['fails', (route: Route) => route.abort(), 'Failed to fetch'],
  ['is gone', (route: Route) => route.fulfill({ status: 404, body: '' }), 'status 404'],
  [
    'has the wrong type',
    (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>No</h1>' }),
    'text/html',
  ],
] as const) {
  test(`if page data ${name}, the page loads in full, and the console says why`, async ({ page, problems }) => {
    problems.allow(/404|ERR_FAILED|The app could not start|the page loads in full|Falling back to browser navigation/);
    await open(page, AT.inCategory);
    const isSame = await rememberDocument(page);
    await page.route((url) => isPageData(url.href), respond);
    await sidebarLink(page, 'Manage').click();
    await expect(page).toHaveURL(/using\/manage/);
    await expect(page.locator('aside a[aria-current="page"]')).toHaveText('Manage');
    expect(await isSame()).toBe(false);
    const reasons = problems.list.filter(
      (problem) => problem.startsWith('console') && problem.includes('using/manage/'),
    );
    expect(reasons.filter((reason) => reason.includes(cause))).toHaveLength(1);
  });
}

test('links keep their native behavior for new tabs, modified clicks, and downloads', async ({ page, context }) => {
  await open(page, AT.inCategory);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    sidebarLink(page, 'Manage').click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(/using\/manage/);
  await expect(page).toHaveURL(/using\/assess/);
});

test('browsing requests nothing that is missing, only reads, and stays in one document', async ({ page }) => {
  const methods = new Set<string>();
  page.on('request', (request) => methods.add(request.method()));
  await open(page, AT.inCategory);
  const isSame = await rememberDocument(page);
  // tests/site/export.spec.ts checks the whole chain.
  for (let step = 0; step < 8; step++) {
    const before = page.url();
    await pager(page).getByRole('link', { name: /^Next/ }).click();
    await expect(page).not.toHaveURL(before);
    await expect(heading(page)).toBeVisible();
  }
  expect(await isSame()).toBe(true);
  for (let step = 0; step < 3; step++) await page.goBack();
  await expect(heading(page)).toBeVisible();
  expect([...methods].filter((method) => !['GET', 'HEAD'].includes(method))).toEqual([]);
});
