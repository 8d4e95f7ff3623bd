import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { expect, open, place, test } from './site-test';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menu = (page: Page, name: string) => navbar(page).getByRole('button', { name, exact: true });
const bottom = async (page: Page) => {
  const box = await navbar(page).boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0);
};

/** Scrolls, and waits for the scroll event, because two jumps in one frame count as one. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(
    (y) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
        window.scrollTo(0, y);
      }),
    top,
  );

test('B-030: API is on the left and is current only on its own pages', async ({ page }) => {
  await open(page, AT.page);
  const api = navbar(page).getByRole('link', { name: 'API', exact: true });
  const box = await api.boundingBox();
  expect(box?.x).toBeLessThan(640);
  await expect(api).not.toHaveAttribute('aria-current');
  await api.click();
  await expect(page).toHaveURL(/\/api\/$/);
  await expect(api).toHaveAttribute('aria-current', 'page');
  await open(page, 'api/view-a-sensor/');
  await expect(api).toHaveAttribute('aria-current', 'page');
});

test('B-031: Community opens on hover, with the repository and the contact', async ({ page }) => {
  await open(page, AT.page);
  const links = navbar(page)
    .locator('.dropdown', { has: page.getByRole('button', { name: 'Community', exact: true }) })
    .getByRole('link');
  await expect(links).toHaveCount(0);
  await menu(page, 'Community').hover();
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute('href', /^https:\/\/github\.com\//);
  await expect(links.nth(1)).toHaveAttribute('href', /^mailto:/);
});

test("B-034: the menus' links follow the address during client-side navigation", async ({ page, base }) => {
  await open(page, AT.inCategory);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/using\/manage/);
  await menu(page, 'Next').click();
  await expect(navbar(page).getByRole('link', { name: 'Next', exact: true })).toHaveAttribute(
    'href',
    `${base}/using/manage/`,
  );
  await page.keyboard.press('Escape');
  await page.locator('article h2 .hash-link').first().focus();
  await page.keyboard.press('Enter');
  await menu(page, 'Next').click();
  await expect(navbar(page).getByRole('link', { name: 'Next', exact: true })).toHaveAttribute(
    'href',
    /using\/manage\/#.+/,
  );
});

test('B-080: the navbar hides on the way down, and returns on the way up and near the top', async ({ page }) => {
  await open(page, AT.page);
  await scrollTo(page, 100);
  await scrollTo(page, 700);
  await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
  await scrollTo(page, 640);
  await expect.poll(() => bottom(page)).toBeGreaterThan(40);
  await scrollTo(page, 900);
  await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
  await scrollTo(page, 20);
  await expect.poll(() => bottom(page)).toBeGreaterThan(40);
});

test('B-080: a hidden navbar reappears when the keyboard reaches it', async ({ page }) => {
  await open(page, AT.page);
  await scrollTo(page, 100);
  await scrollTo(page, 700);
  await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
  await menu(page, 'Community').focus();
  await expect.poll(() => bottom(page)).toBeGreaterThan(40);
});

test('B-080: a jump to an anchor hides the navbar, and opening a page shows it', async ({ page }) => {
  await open(page, AT.page);
  await page.locator('nav[aria-label="Table of contents"] a').last().click();
  await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/faq\//);
  await expect.poll(() => bottom(page)).toBeGreaterThan(40);
});

test('on a phone, a jump leaves the bar with Help now in sight, and the heading below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, 'quick_links/participants/');
  await scrollTo(page, 100);
  await scrollTo(page, 400);
  await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.querySelector<HTMLElement>('main table a[href^="#"]')?.click());
  await expect.poll(() => bottom(page)).toBeGreaterThan(40);
  const heading = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  const top = (await heading.boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThanOrEqual(await bottom(page));
});

test('B-040: Tab reaches the skip link first, and Enter moves focus to the main region', async ({ page, base }) => {
  await open(page, AT.page);
  await page.keyboard.press('Tab');
  const link = page.getByRole('region', { name: 'Skip to main content' }).getByRole('link');
  await expect(link).toBeFocused();
  const box = await link.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await expect.poll(() => place(page, base)).toBe(`/${AT.page}`);
});

test('B-040: after client-side navigation, Tab reaches the skip link first again', async ({ page }) => {
  await open(page, AT.page);
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'Get the app' }).click();
  await expect(page).toHaveURL(/\/app\//);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('B-045: the table of contents marks the section being read', async ({ page }) => {
  await open(page, AT.page);
  const toc = page.getByRole('navigation', { name: 'Table of contents' });
  const current = toc.locator('[aria-current]');
  const heading = page.locator('article h2[id]').nth(2);
  const id = await heading.getAttribute('id');
  await heading.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 100));
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', `#${id}`);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(current).toHaveCount(1);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(toc.locator(`[aria-current][href="#${id}"]`)).toHaveCount(0);
});

test('the button at the bottom scrolls back to the top', async ({ page }) => {
  await open(page, AT.page);
  const button = page.getByRole('button', { name: 'Scroll back to top' });
  await expect(button).toBeHidden();
  await page.mouse.move(700, 400);
  await page.mouse.wheel(0, 1200);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(900);
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, -200);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(button).toBeHidden();
});
