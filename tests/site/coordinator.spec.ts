/** What coordinators do the day before a study starts, on a phone. */
import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { expect, hold, mobile, open, test } from './site-test';
import { Taps } from './taps';

test.use({ viewport: mobile });

test.describe('a coordinator', () => {
  const boxes = (page: Page) => page.locator('.check-box');
  const box = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  test('works through the checklist, comes back to it, and starts over', async ({ page }) => {
    await open(page, './');
    const taps = new Taps(page);
    await taps.link("I'm on a study team");
    await expect(page.getByRole('heading', { level: 1, name: /checklist/ })).toBeVisible();
    expect(taps.count).toBe(1);

    const all = await boxes(page).count();
    expect(all).toBeGreaterThan(10);
    const count = page.locator('[data-checklist-count]');
    await expect(count).toHaveText(`0 of ${all} done`);
    await box(page, 'Create a group').click();
    await box(page, 'Look at the answers').press('Space');
    await expect(box(page, 'Create a group')).toHaveAttribute('aria-pressed', 'true');
    await expect(count).toHaveText(`2 of ${all} done`);
    expect(await page.evaluate(() => localStorage.getItem('checklist.ready'))).toBe('["add-group","see-answers"]');

    await page.reload();
    await page.mouse.move(5, 5);
    await expect(count).toHaveText(`2 of ${all} done`);
    await expect(box(page, 'Look at the answers')).toHaveAttribute('aria-pressed', 'true');
    await box(page, 'Look at the answers').click();
    await expect(count).toHaveText(`1 of ${all} done`);

    await page.getByRole('button', { name: 'Reset' }).click();
    await expect(count).toHaveText(`0 of ${all} done`);
    await expect(page.locator('.check-box[aria-pressed="true"]')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('checklist.ready'))).toBeNull();
  });

  test('ticks boxes before the start script is here without losing a tick', async ({ page }) => {
    const release = await hold(page, /\/start-\w+\.js/);
    await page.goto(AT.checklist, { waitUntil: 'commit' });
    for (const name of ['Create a group', 'Look at the answers']) await box(page, name).click();
    await expect(box(page, 'Create a group')).toHaveAttribute('aria-pressed', 'false');
    release();
    for (const name of ['Create a group', 'Look at the answers']) {
      await expect(box(page, name)).toHaveAttribute('aria-pressed', 'true');
    }
  });

  test('prints the checklist without the site around it', async ({ page }) => {
    await open(page, AT.checklist);
    await page.emulateMedia({ media: 'print' });
    for (const hidden of ['.navbar', '.footer', '.checklist-bar', '.help-now', '.pager']) {
      await expect(page.locator(hidden).first()).toBeHidden();
    }
    await expect(page.locator('.skip-region')).toBeHidden();
    for (const item of await boxes(page).all()) await expect(item).toBeVisible();
  });
});
