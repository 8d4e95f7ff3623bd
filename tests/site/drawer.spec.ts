/** The drawer on phones. */
import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { drawer, drawerToggle, expect, mobile, open, openDrawer, addressBelowBase, sidebar, test } from './site-test';

test.use({ viewport: mobile });

const overflow = (page: Page) => page.evaluate(() => document.body.style.overflow);
const length = (page: Page) => page.evaluate(() => history.length);

test('the toggle opens the drawer; a button, the backdrop, Escape, and a link close it', async ({ page, base }) => {
  await open(page, AT.page);
  const before = await length(page);
  for (const close of [
    () => drawer(page).getByRole('button', { name: 'Close navigation bar' }).click(),
    () => page.mouse.click(380, 400),
    () => page.keyboard.press('Escape'),
    () => drawer(page).locator('a[aria-current="page"]').click(),
  ]) {
    await openDrawer(page);
    expect(await overflow(page)).toBe('hidden');
    expect((await drawer(page).boundingBox())?.width).toBeCloseTo(mobile.width * 0.83, 0);
    await close();
    await expect(drawer(page)).toBeHidden();
    await expect.poll(() => addressBelowBase(page, base)).toBe(`/${AT.page}`);
    expect(await overflow(page)).toBe('visible');
  }
  expect(await length(page)).toBe(before + 1);
});

test('up to 996 px, the toggle shows, and a wider window closes the drawer, and it stays closed', async ({ page }) => {
  await open(page, AT.page);
  for (const [width, isNarrow] of [
    [996, true],
    [997, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(drawerToggle(page)).toBeVisible({ visible: isNarrow });
    await expect(page.locator('aside').locator(sidebar(page))).toBeVisible({ visible: !isNarrow });
    if (isNarrow) await openDrawer(page);
  }
  await expect(drawer(page)).toHaveCount(0);
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(drawerToggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(drawer(page)).toBeHidden();
});

test('the main menu is a tap away, and without a sidebar the drawer opens with it', async ({ page, problems }) => {
  problems.allow(/404/);
  for (const address of [AT.page, AT.nowhere]) {
    await open(page, address);
    await openDrawer(page);
    if (address === AT.page) await drawer(page).getByRole('button', { name: 'Back to main menu' }).click();
    for (const name of ['Community', 'Languages', 'Next']) {
      await expect(drawer(page).getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
    }
    await expect(drawer(page).getByRole('link', { name: 'API' }).first()).toBeVisible();
  }
});

test('Back closes the drawer, and then leaves the page', async ({ page, base }) => {
  await open(page, AT.otherPage);
  await open(page, AT.page);
  await openDrawer(page);
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect.poll(() => addressBelowBase(page, base)).toBe(`/${AT.page}`);
  await page.goBack();
  await expect.poll(() => addressBelowBase(page, base)).toBe(`/${AT.otherPage}`);
});

test('a link closes the drawer and opens its page', async ({ page, base }) => {
  await open(page, AT.page);
  await openDrawer(page);
  await drawer(page).getByRole('link', { name: 'Report a problem' }).click();
  await expect.poll(() => addressBelowBase(page, base)).toBe(`/${AT.neighbor}`);
  await expect(drawer(page)).toBeHidden();
  expect(await overflow(page)).toBe('visible');
  // Nothing of the page stays out of reach.
  await page.getByRole('main').getByRole('link').first().click({ trial: true });
  await page.goBack();
  await expect.poll(() => addressBelowBase(page, base)).toBe(`/${AT.page}`);
});

test('the drawer opens at the current page, below Help now and the color toggle, and keeps focus', async ({ page }) => {
  await open(page, AT.deep);
  await openDrawer(page);
  await expect(drawer(page).locator('.drawer-panel:not([inert]) .drawer-top a')).toBeInViewport();
  await expect(drawer(page).locator('a[aria-current="page"]')).toBeInViewport();
  await expect(drawer(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    const isLost = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog, [role="dialog"]'),
    );
    expect(isLost).toBe(false);
  }
  const toggles = page.getByRole('button', { name: /^Switch between/ });
  await expect(toggles).toHaveCount(1);
  await toggles.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(drawerToggle(page)).toBeFocused();
});
