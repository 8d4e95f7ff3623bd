import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { expect, mobile, open, place, test } from './site-test';

test.use({ viewport: mobile });

const toggle = (page: Page) => page.locator('button[aria-label="Toggle navigation bar"]');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Navigation' });
const overflow = (page: Page) => page.evaluate(() => document.body.style.overflow);

async function openDrawer(page: Page, address = AT.page): Promise<void> {
  await open(page, address);
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
  // A click on something that is still sliding may miss.
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
}

test('B-035, B-072: the toggle opens the drawer with the docs sidebar', async ({ page }) => {
  await open(page, AT.page);
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await overflow(page)).toBe('hidden');
  await expect(drawer(page).getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  await expect(drawer(page).getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
  expect((await drawer(page).boundingBox())?.width).toBeCloseTo(390 * 0.83, 0);
});

test('B-035: a page without a sidebar opens the drawer with the main menu', async ({ page, faults }) => {
  faults.allow(/404/);
  await open(page, AT.nowhere);
  await toggle(page).click();
  await expect(drawer(page).getByRole('button', { name: 'Community' })).toBeVisible();
});

const ways: [string, (page: Page) => Promise<void>][] = [
  ['the close button', (page) => drawer(page).getByRole('button', { name: 'Close navigation bar' }).click()],
  ['the backdrop', (page) => page.mouse.click(380, 400)],
];
for (const [name, close] of ways) {
  test(`B-072: ${name} closes the drawer and leaves the page, address, and focus alone`, async ({ page, base }) => {
    await openDrawer(page);
    const length = await page.evaluate(() => history.length);
    await close(page);
    await expect(drawer(page)).toBeHidden();
    await expect.poll(() => place(page, base)).toBe(`/${AT.page}`);
    expect(await overflow(page)).toBe('visible');
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle(page)).toBeFocused();
    expect(await page.evaluate(() => history.length)).toBe(length);
  });
}

test('B-072: once Back has closed the drawer, Back leaves the page', async ({ page, base }) => {
  await open(page, AT.otherPage);
  await page.goto(AT.page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toBeHidden();
  await expect.poll(() => place(page, base)).toBe(`/${AT.page}`);
  await page.goBack();
  await expect.poll(() => place(page, base)).toBe(`/${AT.otherPage}`);
});

test('B-072: a link closes the drawer and opens its page', async ({ page, base }) => {
  await openDrawer(page);
  const length = await page.evaluate(() => history.length);
  await drawer(page).getByRole('link', { name: 'Get the app' }).click();
  await expect.poll(() => place(page, base)).toBe(`/${AT.otherPage}`);
  await expect(drawer(page)).toBeHidden();
  expect(await overflow(page)).toBe('visible');
  expect(
    await page.evaluate(() => document.querySelectorAll('[inert]:not([role=dialog]):not(.drawer-panel)').length),
  ).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goBack();
  await expect.poll(() => place(page, base)).toBe(`/${AT.page}`);
});

test('B-072: a link to the current page closes the drawer', async ({ page, base }) => {
  await openDrawer(page);
  await drawer(page).locator('a[aria-current="page"]').click();
  await expect(drawer(page)).toBeHidden();
  await expect.poll(() => place(page, base)).toBe(`/${AT.page}`);
});

test('B-108: the drawer toggle shows only up to 996 px, and the sidebar only from 997 px', async ({ page }) => {
  await page.setViewportSize({ width: 996, height: 800 });
  await open(page, AT.page);
  const sidebar = page.locator('aside').getByRole('navigation', { name: 'Docs sidebar' });
  await expect(toggle(page)).toBeVisible();
  await expect(sidebar).toBeHidden();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(toggle(page)).toBeHidden();
  await expect(sidebar).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('B-035: the sidebar is below the page, and no dead button shows', async ({ page }) => {
    await page.goto(AT.page);
    await expect(toggle(page)).toBeHidden();
    await expect(page.locator('aside nav[aria-label="Docs sidebar"]')).toBeVisible();
  });
});
