/** Behaviors that need a page that breaks on purpose or content missing from the real site. */
import fs from 'node:fs';
import path from 'node:path';
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

test.describe('an older version', () => {
  test('B-034: has its own pages, sidebar, API, and search below its path', async ({ page, base }) => {
    await open(page, '1.0/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test home of 1.0');
    await expect(page.getByText('Version: 1.0')).toBeVisible();
    const banner = page.getByRole('alert').filter({ hasText: 'no longer actively maintained' });
    await expect(banner.getByRole('link', { name: 'latest version' })).toHaveAttribute('href', `${base}/`);
    const link = page.getByRole('link', { name: 'a page of the time' });
    await expect(link).toHaveAttribute('href', `${base}/1.0/retired/`);
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expect(sidebar.getByRole('link')).toHaveText(['Test home of 1.0', 'Tabs', 'A retired page']);
    await open(page, '1.0/api/view-the-lantern/');
    await expect(page.getByText('Only this version has this operation.').first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Search' }).fill('carousel');
    const found = page.getByRole('option').first();
    await expect(found).toContainText('A retired page');
    await found.click();
    await expect(page).toHaveURL(/\/1\.0\/retired\//);
  });

  test('B-005: an address that asks for its pages opens its search page', async ({ page, base }) => {
    await page.goto('search/?q=carousel&version=1.0/');
    await expect.poll(() => place(page, base)).toBe('/1.0/search/?q=carousel');
    await expect(page.locator('main .found')).toContainText('A retired page');
  });

  test('search engines see only current pages', ({ dir, base }) => {
    const old = fs.readFileSync(path.join(dir, '1.0/tabs/index.html'), 'utf8');
    expect(old).toContain('<meta name="robots" content="noindex, follow"/>');
    expect(old).toMatch(new RegExp(`<link rel="canonical" href="https://[^/]+${base}/tabs/"`));
    expect(old).not.toMatch(/<link[^>]*hrefLang=/i);
    for (const file of ['sitemap.xml', 'llms.txt']) {
      expect(fs.readFileSync(path.join(dir, file), 'utf8')).not.toContain('/1.0/');
    }
    expect(fs.readFileSync(path.join(dir, 'tabs/index.html'), 'utf8')).not.toContain('name="robots"');
  });

  test('an old address of a page leads to it within the version', async ({ page, base }) => {
    await page.goto('1.0/pensioned/?a=1#b');
    await expect.poll(() => place(page, base)).toBe('/1.0/retired/?a=1#b');
  });
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
