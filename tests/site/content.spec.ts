import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { expect, open, place, test } from './site-test';

/** A page with several tab groups of the same name. */
const TABS = AT.tabs;

const groups = (page: Page) => page.locator('tab-group[data-group="phone"]');

test('B-077: details open and close with a height animation, and by keyboard', async ({ page }) => {
  await open(page, AT.fold);
  const details = page.locator('details.details').first();
  const panel = details.locator('.details-content');
  await expect(details).not.toHaveAttribute('open');
  await details.locator('summary').click();
  await expect(panel).toBeVisible();
  await expect(details).toHaveAttribute('data-collapsed', 'false');
  await expect.poll(() => panel.evaluate((box) => box.style.height)).toBe('auto');
  await details.locator('summary').press('Enter');
  await expect(details).toHaveAttribute('data-collapsed', 'true');
  await expect(details).not.toHaveAttribute('open');
});

test('code: a wide block has a button that wraps lines, and a narrow block does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, AT.code);
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('figure.code pre')].map((pre) => pre.scrollWidth > pre.clientWidth),
  );
  const wide = found.indexOf(true);
  expect(wide).toBeGreaterThanOrEqual(0);
  const block = page.locator('figure.code').nth(wide);
  const button = block.getByRole('button', { name: 'Toggle word wrap' });
  await button.focus();
  await button.press('Enter');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(await block.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(0);
  const narrow = found.indexOf(false);
  if (narrow >= 0) {
    await expect(
      page.locator('figure.code').nth(narrow).getByRole('button', { name: 'Toggle word wrap' }),
    ).toBeHidden();
  }
});

test('content is interactive again after client-side navigation and after Back', async ({ page, base }) => {
  await open(page, 'start_here/wearables/');
  await page.locator(`.sidebar a[href$="/${TABS}"]`).click();
  await expect.poll(() => place(page, base)).toBe(`/${TABS}`);
  await expect(groups(page).first().getByRole('tab').first()).toBeVisible();
  const second = groups(page).first().getByRole('tab').nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await page.goForward();
  await expect.poll(() => place(page, base)).toBe(`/${TABS}`);
  await expect(groups(page).first().getByRole('tab').first()).toBeVisible();
});
