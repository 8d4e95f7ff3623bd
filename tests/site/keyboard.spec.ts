import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { expect, mobile, open, painted, test } from './site-test';

/** Presses Tab until the element with that name has focus. */
async function tabTo(page: Page, name: RegExp | string, limit = 60): Promise<void> {
  for (let presses = 0; presses < limit; presses++) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    });
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
  }
  throw new Error(`Tab did not lead to ${name}.`);
}

test('the drawer traps focus and returns it to the toggle', async ({ page }) => {
  await page.setViewportSize(mobile);
  await open(page, AT.page);
  await tabTo(page, 'Toggle navigation bar');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expect(drawer.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() =>
      document.activeElement === document.body
        ? 'window'
        : document.activeElement?.closest('dialog')
          ? 'drawer'
          : 'page',
    );
    expect(place).not.toBe('page');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused();
});

test('code scrolls by keyboard, and its buttons show when they have focus', async ({ page }) => {
  await page.setViewportSize(mobile);
  await open(page, AT.code);
  const blocks = page.locator('article pre');
  const index = await blocks.evaluateAll((all) => all.findIndex((one) => one.scrollWidth > one.clientWidth));
  expect(index).toBeGreaterThanOrEqual(0);
  const wide = blocks.nth(index);
  await wide.focus();
  await expect(wide).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('skip links lead to the text, the list of pages, and the table of contents', async ({ page }) => {
  await open(page, AT.page);
  const focused = (selector: string) => expect(page.locator(selector)).toBeFocused();
  await tabTo(page, 'Skip to the list of pages', 3);
  await page.keyboard.press('Enter');
  await focused('#docs-sidebar');
  await page.reload();
  await tabTo(page, 'Skip to main content', 2);
  await page.keyboard.press('Enter');
  await focused('main');
  await tabTo(page, 'Skip to the table of contents', 1);
  await page.keyboard.press('Enter');
  await focused('#docs-toc');
});

test('a table is a stop only where it scrolls', async ({ page }) => {
  await open(page, 'data_science/data_types/sensor_types/');
  const faulty = () =>
    page
      .locator('.table-scroll')
      .evaluateAll((all) => all.filter((one) => (one.tabIndex === 0) !== one.scrollWidth > one.clientWidth).length);
  await expect.poll(faulty).toBe(0);
  await expect(page.locator('.table-scroll[tabindex="-1"]').first()).toBeVisible();
});

for (const direction of ['Tab', 'Shift+Tab']) {
  test(`${direction} never moves focus to something under the navbar`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, AT.page);
    const links = page.locator('article .prose a');
    await links.nth(direction === 'Tab' ? 0 : 24).focus();
    for (let presses = 0; presses < 22; presses++) {
      await page.keyboard.press(direction);
      await painted(page);
      const covered = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element?.closest('.prose')) return null;
        const { top, bottom } = element.getBoundingClientRect();
        const bar = document.querySelector('.navbar')?.getBoundingClientRect();
        return bar && bottom <= bar.bottom && top >= bar.top ? element.textContent : null;
      });
      expect(covered).toBeNull();
    }
  });
}
