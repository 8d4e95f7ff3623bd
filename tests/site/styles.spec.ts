/** Pages bring their styles along, so a browser can paint as soon as it has the HTML. */
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { AT, PAGE_KINDS } from './landmarks';
import { expect, open, settled, sidebarLink, test } from './site-test';

/** Fills with the style sheets that the page requests. */
function watchSheets(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.css')) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

test('every kind of page contains its styles, and every link to a style sheet is disabled', ({ dir }) => {
  for (const kind of PAGE_KINDS) {
    const file = path.join(dir, kind.endsWith('.html') ? kind : `${kind}index.html`);
    const html = fs.readFileSync(file, 'utf8');
    const links = [...html.matchAll(/<link rel="stylesheet"[^>]*>/g)].map(([link]) => link);
    expect(links.length, kind).toBeGreaterThan(0);
    expect(links.filter((link) => !link.includes(' disabled=""'))).toEqual([]);
    expect(html.match(/<style>/g)?.length, kind).toBe(links.length);
  }
});

test('neither the browser nor the app loads the styles again, and a page turn loads only those that are new', async ({
  page,
}) => {
  const requested = watchSheets(page);
  await open(page, AT.inCategory);
  await settled(page);
  await sidebarLink(page, 'Manage').click();
  await expect(page).toHaveURL(/using\/manage/);
  await settled(page);
  expect(requested).toEqual([]);
  await page.locator('.navbar a[href$="/api/"]').click();
  await expect(page.locator('main h1')).toContainText('API');
  // What all pages of the reference need, and what its operations need.
  expect(requested).toHaveLength(2);
  expect(new Set(requested).size).toBe(2);
  await expect(page.locator('.navbar')).toHaveCSS('display', 'flex');
  await expect(page.locator('.navbar')).toHaveCSS('position', 'sticky');
});
