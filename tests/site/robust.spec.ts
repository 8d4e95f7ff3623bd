/** The site when things go wrong: blocked storage, missing scripts, connections that drop. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import {
  APP_SCRIPTS,
  colorToggle,
  expect,
  heading,
  mainMenu,
  rememberDocument,
  open,
  pager,
  searchField,
  settled,
  test,
} from './site-test';

const html = (page: Page) => page.locator('html');
/** Uses what stores a choice: the color mode, the announcement, and tabs. */
async function choose(page: Page): Promise<void> {
  await colorToggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.getByRole('tab', { selected: false }).first().click();
}

test('the page works when the browser blocks storage', async ({ page, problems }) => {
  problems.allow(/storage/i);
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    }),
  );
  await open(page, AT.tabs);
  await choose(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/crashed/);
  expect(problems.list.filter((problem) => problem.startsWith('console warning')).length).toBeLessThanOrEqual(1);
});

test('the site writes only the documented storage keys, and nothing to session storage', async ({ page }) => {
  await open(page, AT.tabs);
  await choose(page);
  const main = mainMenu(page);
  await main.getByRole('button', { name: 'Next', exact: true }).click();
  await main.getByRole('link', { name: 'Next', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).sort()))
    .toEqual(['announcement.dismiss', 'announcement.id', 'docs-preferred-version-default', 'tab.phone', 'theme']);
  expect(await page.evaluate(() => [...Object.keys(sessionStorage), document.cookie])).toEqual(['']);
});

test.describe('when scripts are missing', () => {
  test.beforeEach(async ({ page, problems }) => {
    problems.allow(/404/);
    await page.route('**/_next/**', (route) => route.fulfill({ status: 404, body: '' }));
  });

  test('the home page names the configured base path and suggests another', async ({ page, base }) => {
    await page.goto('./');
    await page.mouse.move(100, 100);
    const banner = page.locator('#base-url-issue-banner-container');
    await expect(banner).toContainText(base || '/ (default value)');
    await expect(page.locator('#base-url-issue-banner-suggestion-container')).toHaveText(`${base}/`);
  });

  test('other pages show no banner but all of their content, and their links work', async ({ page }) => {
    await page.goto(AT.tabs);
    await page.mouse.move(100, 100);
    await expect(html(page)).toHaveAttribute('data-app-failed', '');
    await settled(page);
    await expect(page.locator('#base-url-issue-banner-container')).toHaveCount(0);
    const panels = await page.locator('tab-group > section').all();
    expect(panels.length).toBeGreaterThan(1);
    for (const panel of panels) await expect(panel).toBeVisible();
    const address = page.url();
    await pager(page).getByRole('link').first().click();
    await expect(page).not.toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('if files of the app load only partly, all content shows', async ({ page, problems }) => {
  problems.allow(/Unexpected end|unexpected token|missing \) after|A file of the app is broken/);
  await page.route(APP_SCRIPTS, async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/javascript', body: text.slice(0, text.length / 2) });
  });
  await page.goto(AT.tabs);
  await page.mouse.move(100, 100);
  await expect(html(page)).toHaveAttribute('data-app-failed', '');
  for (const panel of await page.locator('tab-group > section').all()) await expect(panel).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('without a connection, a link and search say what to do, and later work', async ({ page, context, problems }) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|Search could not be loaded/);
  await open(page, AT.inCategory);
  const title = (await heading(page).textContent()) ?? '';
  const lost = page.getByText('Check your connection');
  await context.setOffline(true);
  await page.locator('.pager-next').click();
  await expect(lost).toBeVisible();
  await expect(heading(page)).toHaveText(title);
  await context.setOffline(false);
  await page.locator('.pager-next').click();
  await expect(heading(page)).not.toHaveText(title);
  await expect(lost).toHaveCount(0);

  await context.setOffline(true);
  await searchField(page).fill('survey');
  const retry = page.getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  await retry.click();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test.describe('a connection that drops leaves the page as it is, with the error and Retry', () => {
  for (const [where, address, dropsAtOnce, use, result] of [
    ['in the panel', AT.page, false, (page: Page) => searchField(page).fill('survey'), '[role="option"]'],
    ['on the search page', `${AT.search}?q=survey`, true, async () => {}, '.result'],
    ['in a sample', AT.view, false, (page: Page) => page.locator('.run-button').first().click(), '.playground'],
  ] as const) {
    test(where, async ({ page, server, base, problems }) => {
      problems.allow(/ERR_EMPTY_RESPONSE|(Search|sample|playground) could not be loaded|Failed to (fetch|load)/i);
      let drops = dropsAtOnce ? /search-index/ : /^$/;
      // As hosts do, it lets the browser keep pages, which must not pass for a fresh page.
      const host = http.createServer(async ({ url = '' }, response) => {
        if (drops.test(url)) return response.destroy();
        const fetched = await fetch(server.origin + url);
        const type = fetched.headers.get('content-type') ?? '';
        response.writeHead(fetched.status, { 'content-type': type, 'cache-control': 'max-age=600' });
        return response.end(Buffer.from(await fetched.arrayBuffer()));
      });
      await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
      await open(page, `http://127.0.0.1:${(host.address() as AddressInfo).port}${base}/${address}`);
      const same = await rememberDocument(page);
      if (!dropsAtOnce) drops = /./;
      await use(page);
      const retry = page.getByRole('button', { name: 'Retry' });
      await expect(page.getByRole('alert').filter({ has: retry })).toBeVisible();
      drops = /^$/;
      await retry.click();
      await expect(page.locator(result).first()).toBeVisible();
      expect(await same()).toBe(true);
      expect(problems.list.filter((problem) => problem.includes('updated'))).toEqual([]);
      host.close();
    });
  }
});
