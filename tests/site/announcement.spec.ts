import type { Page } from '@playwright/test';
import { settings } from '@/lib/settings/settings';
import { AT } from './landmarks';
import { APP_SCRIPTS, expect, hold, hydrated, mainMenu, open, test } from './site-test';

const bar = (page: Page) => page.getByRole('banner');

test('the announcement stands above the bar, and once closed, it never flashes up again', async ({ page }) => {
  const storage = () =>
    page.evaluate(() => [localStorage.getItem('announcement.id'), localStorage.getItem('announcement.dismiss')]);
  await page.addInitScript(() => {
    const seen = new Set<boolean>();
    Object.assign(window, { seen });
    const note = () => {
      const element = document.querySelector('main') && document.querySelector('[role=banner], .announcement');
      seen.add(Boolean(element?.getClientRects().length));
      requestAnimationFrame(note);
    };
    note();
  });
  await open(page, AT.page);
  await expect.poll(storage).toEqual([settings.announcement?.id, 'false']);
  const end = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
  expect(end).toBeLessThanOrEqual((await mainMenu(page).boundingBox())!.y + 1);
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toHaveCount(0);
  expect(await storage()).toEqual([settings.announcement?.id, 'true']);
  await page.reload();
  await hydrated(page);
  await expect(bar(page)).toHaveCount(0);
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<boolean> }).seen])).toEqual([false]);
});

test('Close works before hydration', async ({ page }) => {
  const release = await hold(page, APP_SCRIPTS);
  await page.goto(AT.page, { waitUntil: 'commit' });
  await bar(page).getByRole('button', { name: 'Close' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  release();
  for (const load of [() => hydrated(page), () => open(page, AT.otherPage)]) {
    await load();
    await expect(bar(page)).toHaveCount(0);
  }
});
