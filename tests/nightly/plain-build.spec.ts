import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/sources/files';
import { appendToBody, holdScripts, inlineStyleSheets, prependToHead } from '../../lib/export/next-page';
import { AT } from '../site/landmarks';
import { expect, hydrated, rememberDocument, open, test } from '../site/site-test';

/** The export of plain `next build` in a fresh clone, made by tests/support/fresh-clone.ts. */

const pagesOf = (dir: string): string[] => filesBelow(dir, '.html');

test('has every address of the finished site', ({ dir }) => {
  const others = ['robots.txt', 'sitemap.xml', 'openapi.json', 'openapi.yaml', 'search-index.json'];
  expect(pagesOf(dir)).toEqual(pagesOf('out'));
  for (const file of others) expect(fs.statSync(path.join(dir, file)).size, file).toBeGreaterThan(20);
});

test('every page has the Next.js structure that our post-build steps rely on', ({ dir }) => {
  for (const file of pagesOf(dir)) {
    const html = fs.readFileSync(path.join(dir, file), 'utf8');
    expect(holdScripts(html), `${file}: its scripts were not found`).toBeDefined();
    expect(
      inlineStyleSheets(html, () => ''),
      `${file}: its style sheet was not found`,
    ).not.toBe(html);
    expect(prependToHead(html, ''), `${file}: no charset`).toBeDefined();
    expect(appendToBody(html, ''), `${file}: no end of its body`).toBeDefined();
    // Out of order, a boundary would shift the content below it.
    expect(html, `${file}: a boundary arrives out of order`).not.toMatch(/<template id="B:|\$RC\(/);
  }
});

test('a reader can search, navigate, and change the color mode, all below the base path', async ({ page, base }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(`${base}/`)) outside.push(pathname);
  });
  await open(page, AT.page);
  await page.locator('.search-input').click();
  await page.keyboard.type('survey');
  await expect(page.getByRole('option').first()).toContainText(/survey/i);
  await page.keyboard.press('Escape');

  const isSame = await rememberDocument(page);
  await page.locator('.sidebar a[href$="/bug/"]').click();
  await expect(page.locator('h1')).toHaveText('Report a problem');
  expect(await isSame()).toBe(true);

  await page.locator('.navbar [data-color-toggle]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(outside).toEqual([]);
});

test('deep links lead to what they name', async ({ page, server }) => {
  await page.goto('search/?q=survey');
  await expect(page.locator('main a[href*="survey"]').first()).toBeVisible();
  await page.goto('quick_links/participants/?_highlight=password');
  await hydrated(page);
  await expect(page.locator('article mark').first()).toBeVisible();
  await page.goto('troubleshooting/?a=1#b');
  await page.waitForURL(`${server.address}quick_links/troubleshooting/?a=1#b`);
  const publications = /mindlamp-publications/;
  const leaving = page.waitForRequest(publications);
  await page.route(publications, (route) => route.fulfill({ body: 'Elsewhere' }));
  await page.goto('publications/').catch(() => {});
  await leaving;
});
