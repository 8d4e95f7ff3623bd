/** Behaviors that need a page that breaks on purpose or content missing from the real site. */
import type { Page } from '@playwright/test';
import { APP_SCRIPTS, expect, hydrated, mobile, open, place, test } from './site-test';

test('B-099, B-084: a crashed page shows a title, message, and causes inside the layout, and Try again restores it', async ({
  page,
  faults,
}) => {
  faults.allow(/boom|root|Minified React error/);
  await open(page, 'broken/throws/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error');
  const message = page.getByText('boom');
  await expect(message).toContainText('Cause:');
  await expect(message).toContainText('root');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page crashed.');
  await page.evaluate(() => Object.assign(window, { mended: true }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('All is well.')).toBeVisible();
  await expect(page).not.toHaveTitle('Page Error');
});

test('B-084: a link leads from a crashed page to a healthy one', async ({ page, faults }) => {
  faults.allow(/boom|Minified React error/);
  await open(page, 'broken/throws/');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'LAMP Platform' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test home');
  await expect(page).toHaveTitle(/^Test home/);
});

test('B-103: a hydration error is logged once, with the prefix', async ({ page, faults }) => {
  // React then renders the page again, and the browser requests parts that this small site does not have.
  faults.allow(/onRecoverableError|Minified React error #418|Failed to load resource/);
  await open(page, 'broken/hydration/');
  await expect(page.getByText('object')).toBeVisible();
  const logged = () => faults.list.filter((fault) => fault.includes('Next.js React Root onRecoverableError:'));
  await expect.poll(() => logged().length).toBe(1);
});

test.describe('a part that loads late', () => {
  test('B-019, B-082, B-100: shows an error box whose Retry button loads the part', async ({ page, faults }) => {
    faults.allow(/Failed to load|ERR_FAILED|chunk/i);
    await open(page, 'broken/lazy/');
    let blocked = true;
    await page.route(APP_SCRIPTS, (route) => (blocked ? route.abort() : route.continue()));
    await page.getByRole('button', { name: 'Load it' }).click();
    const box = page.getByRole('alert').filter({ hasText: 'Error' });
    await expect(box).toBeVisible();
    await expect(box.getByRole('button', { name: 'Retry' })).toBeVisible();
    blocked = false;
    await box.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('The late part says hello.')).toBeVisible();
  });
});

test.describe('tabs', () => {
  const groups = (page: Page) => page.locator('tab-group[data-group="phone"]');
  const tab = (page: Page, group: number, name: string) => groups(page).nth(group).getByRole('tab', { name });

  test('selecting a tab also selects it in groups of the same name, keeps it under the pointer, and persists', async ({
    page,
  }) => {
    await page.setViewportSize(mobile);
    await open(page, 'tabs/');
    const before = (await tab(page, 1, 'Android').boundingBox())?.y ?? 0;
    await tab(page, 1, 'Android').click();
    const after = (await tab(page, 1, 'Android').boundingBox())?.y ?? 0;
    expect(Math.abs(after - before)).toBeLessThan(2);
    await expect(tab(page, 0, 'Android')).toHaveAttribute('aria-selected', 'true');
    await expect(groups(page).nth(0).getByRole('tabpanel')).toHaveCount(1);
    await page.reload();
    await hydrated(page);
    await expect(tab(page, 0, 'Android')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 1, 'Android')).toHaveAttribute('aria-selected', 'true');
  });
});

test('B-034: the version menu leads to the same page of an older version, or to its home page', async ({
  page,
  base,
}) => {
  await open(page, 'tabs/?a=1#b');
  const older = page.getByRole('link', { name: '1.0', includeHidden: true }).first();
  await expect(older).toHaveAttribute('href', `${base}/1.0/tabs/?a=1#b`);
  await open(page, 'api/');
  await expect(older).toHaveAttribute('href', `${base}/1.0/`);
});

test('B-005: an address that asks for an older version opens its search page', async ({ page, base }) => {
  await page.route('**/1.0/search/**', (route) => route.fulfill({ body: 'Elsewhere' }));
  await page.goto('search/?q=carousel&version=1.0/');
  await expect.poll(() => place(page, base)).toBe('/1.0/search/?q=carousel');
});

test('B-011, B-106: below a base path, a mistyped address is corrected, and no request leaves the path', async ({
  page,
  base,
  faults,
}) => {
  faults.allow(/404/);
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(`${base}/`)) outside.push(pathname);
  });
  await page.goto('TABS.html?x=1#y');
  await expect.poll(() => place(page, base)).toBe('/tabs/?x=1#y');
  await hydrated(page);
  await page.getByRole('combobox', { name: 'Search' }).fill('operations');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
  await expect.poll(() => place(page, base)).toBe('/api/');
  expect(outside).toEqual([]);
});
