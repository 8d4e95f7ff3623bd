import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { expect, mobile, open, place, test } from './site-test';

test.use({ viewport: mobile });

const toggle = (page: Page) => page.locator('button[aria-label="Toggle navigation bar"]');
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Navigation' });
const overflow = (page: Page) => page.evaluate(() => document.body.style.overflow);

async function openDrawer(page: Page): Promise<void> {
  await open(page, AT.page);
  await slideIn(page);
}

async function slideIn(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
  // A click on something that is still sliding may miss.
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
}

// keyboard.spec.ts has focus and Escape, and tests/components/chrome.test.tsx what the menus list.
test('B-035, B-072: the toggle opens the drawer, the button, the backdrop, and a link to the page close it', async ({
  page,
  base,
}) => {
  await openDrawer(page);
  const length = await page.evaluate(() => history.length);
  expect(await overflow(page)).toBe('hidden');
  await expect(drawer(page).getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  expect((await drawer(page).boundingBox())?.width).toBeCloseTo(mobile.width * 0.83, 0);
  for (const close of [
    () => drawer(page).getByRole('button', { name: 'Close navigation bar' }).click(),
    () => page.mouse.click(380, 400),
    () => drawer(page).locator('a[aria-current="page"]').click(),
  ]) {
    if (await drawer(page).isHidden()) await slideIn(page);
    await close();
    await expect(drawer(page)).toBeHidden();
    await expect.poll(() => place(page, base)).toBe(`/${AT.page}`);
    expect(await overflow(page)).toBe('visible');
    expect(await page.evaluate(() => history.length)).toBe(length);
  }
});

test('B-035, B-108: the toggle shows up to 996 px, and without a sidebar it opens the main menu', async ({
  page,
  faults,
}) => {
  faults.allow(/404/);
  await page.setViewportSize({ width: 996, height: 800 });
  await open(page, AT.page);
  const sidebar = page.locator('aside').getByRole('navigation', { name: 'Docs sidebar' });
  await expect(toggle(page)).toBeVisible();
  await expect(sidebar).toBeHidden();
  await page.setViewportSize({ width: 997, height: 800 });
  await expect(toggle(page)).toBeHidden();
  await expect(sidebar).toBeVisible();
  await page.setViewportSize(mobile);
  await open(page, AT.nowhere);
  await toggle(page).click();
  await expect(drawer(page).getByRole('button', { name: 'Community' })).toBeVisible();
});

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
  await drawer(page).getByRole('link', { name: 'Report a problem' }).click();
  await expect.poll(() => place(page, base)).toBe(`/${AT.neighbor}`);
  await expect(drawer(page)).toBeHidden();
  expect(await overflow(page)).toBe('visible');
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.goBack();
  await expect.poll(() => place(page, base)).toBe(`/${AT.page}`);
});
