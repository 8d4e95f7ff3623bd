/** What researchers and developers need: the study kit, files to import, error codes, and reasons to trust a page. */
import fs from 'node:fs';
import path from 'node:path';
import { loadContent } from '../../lib/content/load';
import { monthInWords } from '@/lib/settings/month';
import { loadApi } from '../../lib/openapi/load';
import { siteSettings } from '../../lib/settings/site-settings';
import { AT } from './landmarks';
import { expect, open, place, test } from './site-test';

const read = (dir: string, name: string): string => fs.readFileSync(path.join(dir, name), 'utf8');

// Unit tests read the files: tests/unit/export/word/ and tests/unit/content/instruments/.
test('a researcher gets from the home page to the study kit and its Word file, and to instruments to import', async ({
  page,
  base,
}) => {
  await open(page, './');
  await page.getByRole('main').getByRole('link', { name: 'Apply to an ethics board or for a grant' }).first().click();
  await expect.poll(() => place(page, base)).toBe('/quick_links/study_kit/');
  let download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the kit as a Word file' }).click();
  expect((await download).suggestedFilename()).toBe('study-kit.docx');

  await open(page, AT.instruments);
  const links = page.locator('a[href*="/instruments/"][download]');
  expect(await links.count()).toBeGreaterThan(3);
  download = page.waitForEvent('download');
  await links.first().click();
  expect((await download).suggestedFilename()).toMatch(/^[a-z0-9-]+\.json$/);
});

test("a developer gets from an operation's error to the explanation of its code", async ({ page, base }) => {
  await open(page, 'api/view-a-participant/');
  await page.locator('.operation-errors').getByRole('link', { name: '404.resource-not-found', exact: true }).click();
  await expect.poll(() => place(page, base)).toBe('/api/errors/#404.resource-not-found');
  await expect(page.getByRole('heading', { name: '404.resource-not-found' })).toBeInViewport();
});

test('every page says when it was checked, and links to the report page and to its own source', async ({
  dir,
  base,
}) => {
  const { document, operations } = await loadApi();
  const pages = [
    ...loadContent().pages.map(({ path: address, frontMatter }) => ({ address, checked: frontMatter.checked })),
    ...['/api', '/api/errors', ...operations.map(({ slug }) => `/api/${slug}`)].map((address) => ({
      address,
      checked: document.info['x-checked'],
    })),
  ];
  for (const { address, checked } of pages) {
    const html = read(dir, path.join(address, 'index.html')).replaceAll('<!-- -->', '');
    expect(html, address).toContain(`Checked in ${monthInWords(checked)}.`);
    const encoded = address.split('/').map(encodeURIComponent).join('/').replace(/\/?$/, '/');
    const link = `href="${base}/bug/?page=${encoded}"`;
    if (address === '/bug') expect(html).not.toContain('/bug/?page=');
    else expect(html, address).toContain(link);
    const source = /<a href="([^"]+)"[^>]*>Edit this page</.exec(html)?.[1] ?? '';
    expect(source.startsWith(siteSettings.editAddress), address).toBe(true);
    expect(fs.existsSync(decodeURI(source.slice(siteSettings.editAddress.length))), source).toBe(true);
  }
});

// tests/components/reported-page.test.ts has the email and the issue that the page fills in.
test('the report page names the page the reader came from', async ({ page, base }) => {
  await open(page, AT.capitalAndSpace);
  const origin = await page.evaluate(() => location.href);
  await page.getByRole('link', { name: 'Is something wrong on this page?' }).click();
  await expect.poll(() => place(page, base)).toBe('/bug/?page=/develop/Training%20Modules/training-modules/');
  await expect(page.locator('[data-reported-page]').getByText(origin)).toBeVisible();
});
