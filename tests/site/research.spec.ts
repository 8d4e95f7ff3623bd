/** What researchers, coordinators, and developers need: the study kit, the checklist, error codes, and reasons to trust a page. */
import fs from 'node:fs';
import { formatMonth } from '@/lib/content/month';
import { loadContent } from '../../lib/content/load-content';
import { loadApi } from '../../lib/openapi/load-api';
import { siteSettings } from '../../lib/settings/site-settings';
import { pagesIn } from '../support/exported-files';
import { AT } from './landmarks';
import { expect, mobile, open, addressBelowBase, test } from './site-test';

// Unit tests read the files: tests/unit/downloads/ and tests/unit/data/instruments.test.ts.
test('a researcher gets from the home page to the study kit, and to instruments to import', async ({ page, base }) => {
  const downloaded = async (link: string) => {
    const download = page.waitForEvent('download');
    await page.locator(link).first().click();
    return (await download).suggestedFilename();
  };
  await open(page, './');
  await page.getByRole('main').getByRole('link', { name: 'Apply to an ethics board or for a grant' }).first().click();
  await expect.poll(() => addressBelowBase(page, base)).toBe('/quick_links/study_kit/');
  expect(await downloaded('a:text-is("Download the kit as a Word file")')).toBe('study-kit.docx');
  await open(page, AT.instruments);
  expect(await downloaded('a[href*="/instruments/"][download]')).toMatch(/^[a-z0-9-]+\.json$/);
});

test("a developer gets from an operation's error to the explanation of its code", async ({ page, base }) => {
  await open(page, 'api/view-a-participant/');
  await page.locator('#errors').getByRole('link', { name: '404.resource-not-found', exact: true }).click();
  await expect.poll(() => addressBelowBase(page, base)).toBe('/api/errors/#404.resource-not-found');
  await expect(page.getByRole('heading', { name: '404.resource-not-found' })).toBeInViewport();
});

test('every page says when it was checked, and links to the report page and to its source', async ({ dir, base }) => {
  const { description, operations } = await loadApi();
  const html = new Map(pagesIn(dir).map((page) => [page.address, page.html.replaceAll('<!-- -->', '')]));
  const own = loadContent().documents.filter(({ frontMatter }) => !frontMatter.redirect);
  const pages = [
    ...own.map(({ path: address, frontMatter }) => ({ address, checked: frontMatter.checked })),
    ...['/api', '/api/errors', ...operations.map(({ slug }) => `/api/${slug}`)].map((address) => ({
      address,
      checked: description.info['x-checked'],
    })),
  ];
  for (const { address, checked } of pages) {
    const path = address.replace(/\/?$/, '/');
    const text = html.get(path) ?? '';
    expect(text, address).toContain(`Checked in ${formatMonth(checked)}.`);
    const link = `href="${base}/bug/?page=${path.split('/').map(encodeURIComponent).join('/')}"`;
    if (address === '/bug') expect(text).not.toContain('/bug/?page=');
    else expect(text, address).toContain(link);
    const source = /<a href="([^"]+)"[^>]*>Edit this page</.exec(text)?.[1] ?? '';
    expect(source.startsWith(siteSettings.editAddress), address).toBe(true);
    expect(fs.existsSync(decodeURI(source.slice(siteSettings.editAddress.length))), source).toBe(true);
  }
});

test('the report page names the page the reader came from', async ({ page, base }) => {
  await open(page, AT.capitalAndSpace);
  const origin = page.url();
  await page.getByRole('link', { name: 'Is something wrong on this page?' }).click();
  await expect
    .poll(() => addressBelowBase(page, base))
    .toBe('/bug/?page=/develop/Training%20Modules/training-modules/');
  await expect(page.locator('[data-reported-page]').getByText(origin)).toBeVisible();
});

test("a study team's checklist is one tap from the home page, and has boxes to check on paper", async ({ page }) => {
  await page.setViewportSize(mobile);
  await open(page, './');
  await page.getByRole('main').getByRole('link', { name: 'Study team' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /checklist/ })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const boxes = page.getByRole('img', { name: 'To do:' });
  await expect(boxes).not.toHaveCount(0);
  for (const box of await boxes.all()) await expect(box).toBeVisible();
});
