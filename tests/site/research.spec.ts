/** What researchers, coordinators, and developers need: the study kit, the checklist, error codes, and reasons to trust a page. */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { loadContent } from '../../lib/content/load';
import { monthInWords } from '@/lib/settings/month';
import { loadApi } from '../../lib/openapi/load';
import { siteSettings } from '../../lib/settings/site-settings';
import { pagesIn } from '../support/exported-files';
import { AT } from './landmarks';
import { expect, hold, mobile, open, place, test } from './site-test';

// Unit tests read the files: tests/unit/export/word/ and tests/unit/data/instruments.test.ts.
test('a researcher gets from the home page to the study kit and its Word file, and to instruments to import', async ({
  page,
  base,
}) => {
  const downloaded = async (link: string) => {
    const download = page.waitForEvent('download');
    await page.locator(link).first().click();
    return (await download).suggestedFilename();
  };
  await open(page, './');
  await page.getByRole('main').getByRole('link', { name: 'Apply to an ethics board or for a grant' }).first().click();
  await expect.poll(() => place(page, base)).toBe('/quick_links/study_kit/');
  expect(await downloaded('a:text-is("Download the kit as a Word file")')).toBe('study-kit.docx');
  await open(page, AT.instruments);
  expect(await downloaded('a[href*="/instruments/"][download]')).toMatch(/^[a-z0-9-]+\.json$/);
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
  const html = new Map(pagesIn(dir).map((page) => [page.address, page.html.replaceAll('<!-- -->', '')]));
  const pages = [
    ...loadContent().pages.map(({ path: address, frontMatter }) => ({ address, checked: frontMatter.checked })),
    ...['/api', '/api/errors', ...operations.map(({ slug }) => `/api/${slug}`)].map((address) => ({
      address,
      checked: document.info['x-checked'],
    })),
  ];
  for (const { address, checked } of pages) {
    const own = address.replace(/\/?$/, '/');
    const text = html.get(own) ?? '';
    expect(text, address).toContain(`Checked in ${monthInWords(checked)}.`);
    const link = `href="${base}/bug/?page=${own.split('/').map(encodeURIComponent).join('/')}"`;
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
  await expect.poll(() => place(page, base)).toBe('/bug/?page=/develop/Training%20Modules/training-modules/');
  await expect(page.locator('[data-reported-page]').getByText(origin)).toBeVisible();
});

test.describe("a study coordinator's checklist, on a phone", () => {
  test.use({ viewport: mobile });
  const box = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const NAMES = ['Create a group', 'Look at the answers'];

  // tests/components/checklist.test.ts has what storage may hold.
  test('is one tap from the home page, keeps its ticks, and prints without the site around it', async ({ page }) => {
    await open(page, './');
    await page.getByRole('main').getByRole('link', { name: "I'm on a study team" }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /checklist/ })).toBeVisible();
    const count = page.locator('[data-checklist-count]');
    await expect(count).toHaveText(/^0 of \d\d done$/);
    await box(page, NAMES[0]!).click();
    await box(page, NAMES[1]!).press('Space');
    await expect(count).toHaveText(/^2 of/);
    await page.reload();
    await page.mouse.move(5, 5);
    for (const name of NAMES) await expect(box(page, name)).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(count).toHaveText(/^0 of/);
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['.navbar', '.footer', '.checklist-bar', '.help-now', '.pager', '.skip-region']) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    for (const item of await page.locator('.check-box').all()) await expect(item).toBeVisible();
  });

  test('loses no tick that comes before the start script', async ({ page }) => {
    const release = await hold(page, /\/start-\w+\.js/);
    await page.goto(AT.checklist, { waitUntil: 'commit' });
    for (const name of NAMES) await box(page, name).click();
    await expect(box(page, NAMES[0]!)).toHaveAttribute('aria-pressed', 'false');
    release();
    for (const name of NAMES) await expect(box(page, name)).toHaveAttribute('aria-pressed', 'true');
  });
});
