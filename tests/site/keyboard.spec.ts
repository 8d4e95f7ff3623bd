import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { expect, open, painted, addressBelowBase, sidebarLink, test } from './site-test';

/** Presses Tab until the link with that name has focus. */
async function tabTo(page: Page, name: string, presses: number): Promise<void> {
  const link = page.getByRole('link', { name });
  for (let press = 0; press < presses; press++) {
    await page.keyboard.press('Tab');
    if (await link.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${presses} times Tab did not lead to ${name}.`);
}

test('Tab reaches the skip links first, after a page turn, too, and each leads to its part', async ({ page, base }) => {
  await open(page, AT.neighbor);
  await sidebarLink(page, 'FAQ').click();
  await expect.poll(() => addressBelowBase(page, base)).toBe(`/${AT.page}`);
  for (const arrival of ['a page turn', 'a full load']) {
    if (arrival === 'a full load') await open(page, AT.page);
    await page.keyboard.press('Tab');
    const link = page.getByRole('link', { name: 'Skip to main content' });
    await expect(link, arrival).toBeFocused();
    expect((await link.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await expect.poll(() => addressBelowBase(page, base)).toBe(`/${AT.page}`);
  }
  for (const [name, target, presses] of [
    ['Skip to the table of contents', '#docs-toc', 1],
    ['Skip to the list of pages', '#docs-sidebar', 3],
  ] as const) {
    await tabTo(page, name, presses);
    await page.keyboard.press('Enter');
    await expect(page.locator(target)).toBeFocused();
    await page.reload();
  }
});

test('what is wider than its box is a stop, where arrows scroll it, and what is not is none', async ({ page }) => {
  await open(page, AT.wideTable);
  const faulty = () =>
    page
      .locator('.table-scroll')
      .evaluateAll(
        (all) => all.filter((element) => (element.tabIndex === 0) !== element.scrollWidth > element.clientWidth).length,
      );
  await expect.poll(faulty).toBe(0);
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, AT.code);
  const blocks = page.locator('article pre');
  const index = await blocks.evaluateAll((all) =>
    all.findIndex((element) => element.scrollWidth > element.clientWidth),
  );
  const wide = blocks.nth(index);
  await wide.focus();
  await expect(wide).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => wide.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

for (const [key, first] of [
  ['Tab', 0],
  ['Shift+Tab', 24],
] as const) {
  test(`${key} never moves focus to something under the navbar`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page, AT.manyLinks);
    await page.locator('article .prose a').nth(first).focus();
    for (let presses = 0; presses < 22; presses++) {
      await page.keyboard.press(key);
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
