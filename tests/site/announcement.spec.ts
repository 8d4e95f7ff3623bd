import type { Page } from '@playwright/test';
import { settings } from '@/lib/settings/settings';
import { AT } from './landmarks';
import { APP_SCRIPTS, expect, hold, hydrated, open, test } from './site-test';

const bar = (page: Page) => page.getByRole('banner');
const storage = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('announcement.id'), localStorage.getItem('announcement.dismiss')]);

/** Records in every frame whether the bar is visible. */
const watchFrames = (page: Page) =>
  page.addInitScript(() => {
    const seen: boolean[] = [];
    Object.assign(window, { barSeen: seen });
    const note = () => {
      if (document.querySelector('main')) {
        const element = document.querySelector('[role=banner], body > header, .announcement');
        seen.push(Boolean(element && element.getClientRects().length));
      }
      if (seen.length < 120) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
const framesSeen = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { barSeen: boolean[] }).barSeen)]);

test('B-041, B-074, B-076: the bar stands above the navbar; after Close, it leaves the document and does not appear in any frame of the next load', async ({
  page,
}) => {
  await watchFrames(page);
  await open(page, AT.page);
  await expect.poll(() => storage(page)).toEqual([settings.announcement?.id, 'false']);
  const bottom = await bar(page).evaluate((one) => one.getBoundingClientRect().bottom);
  const top = await page.getByRole('navigation', { name: 'Main' }).evaluate((one) => one.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(top + 1);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await storage(page)).toEqual([settings.announcement?.id, 'true']);
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
  expect(await framesSeen(page)).toEqual([false]);
});

test('B-041: Close works before hydration', async ({ page }) => {
  const release = await hold(page, APP_SCRIPTS);
  await page.goto(AT.page, { waitUntil: 'commit' });
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  release();
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
});
