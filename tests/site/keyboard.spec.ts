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

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('Enter opens the menu, Tab moves through it, and Escape returns focus', async ({ page }) => {
  await open(page, AT.page);
  const menu = page.getByRole('button', { name: 'Community' });
  await tabTo(page, 'Community');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
  // Focus must not be inside a closed menu.
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).not.toContain('Repository');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Repository' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveAttribute('aria-expanded', 'false');
});

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
        : document.activeElement?.closest('[role="dialog"]')
          ? 'drawer'
          : 'page',
    );
    expect(place).not.toBe('page');
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Toggle navigation bar' })).toBeFocused();
});

test('a tab list is one stop; arrows, Home, and End move, and Enter selects', async ({ page }) => {
  await open(page, AT.oneTabGroup);
  const list = page.getByRole('tablist').first();
  const tabs = list.getByRole('tab');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab');
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

test('a sidebar category opens with its button, and its name stays a link', async ({ page }) => {
  await open(page, AT.page);
  const toggle = page.locator('.sidebar .category-toggle').first();
  await toggle.focus();
  const before = await toggle.getAttribute('aria-expanded');
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true');
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
