import type { Page } from '@playwright/test';
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

test('B-041, B-074: a first visit shows the bar above the navbar and stores its ID', async ({ page }) => {
  await open(page, AT.page);
  await expect(bar(page)).toBeVisible();
  const [barBox, navBox] = [
    await bar(page).boundingBox(),
    await page.getByRole('navigation', { name: 'Main' }).boundingBox(),
  ];
  expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBeLessThanOrEqual((navBox?.y ?? 0) + 1);
  await expect.poll(() => storage(page)).toEqual(['announcement-bar', 'false']);
});

test('B-041, B-076: after Close, the bar leaves the document and does not appear in any frame of the next load', async ({
  page,
}) => {
  await watchFrames(page);
  await open(page, AT.page);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await storage(page)).toEqual(['announcement-bar', 'true']);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('B-041: the bar shows without a button that cannot work', async ({ page }) => {
    await page.goto(AT.page);
    await expect(bar(page)).toBeVisible();
    await expect(bar(page).locator('button')).toBeHidden();
  });
});
