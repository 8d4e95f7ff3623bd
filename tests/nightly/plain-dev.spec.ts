import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { AT } from '../site/landmarks';
import { startPreview } from './preview';

/** Plain `next dev` in the clone made by tests/support/fresh-clone.ts, without any preparation. */

const clone = path.resolve('.fresh');
/** The same as that of the build in the clone, so that the preview takes over the pages that the build rendered. */
const BASE_PATH = '/LAMP-platform';

const test = base.extend<object, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const { preview, stop } = await startPreview(clone, { BASE_PATH });
      // Compile what all pages need once, before any test waits for it.
      await fetch(`${preview.origin}${BASE_PATH}/`);
      await use(preview.origin);
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ origin }, use) => use(`${origin}${BASE_PATH}/`),
});

test.describe.configure({ mode: 'serial' });

for (const [address, heading] of [
  ['', 'The days between visits'],
  [AT.api, /API/],
  ['api/view-the-api-schema/', 'View the API Schema'],
  [AT.search, 'Search the documentation'],
] as const) {
  test(`/${address} loads`, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await expect(page.locator('h1').first()).toHaveText(heading);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(problems).toEqual([]);
  });
}

test("typing in a page's search box finds pages", async ({ page }) => {
  await page.goto(AT.page);
  await expect(page.locator('h1')).toHaveText('Frequently asked questions');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.locator('.search-input').click();
  await page.keyboard.type('survey');
  // A process of its own makes the index.
  await expect(page.getByRole('option').first()).toContainText(/survey/i, { timeout: 60_000 });
});
