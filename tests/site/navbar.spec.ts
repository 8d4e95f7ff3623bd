/** What frames a page: the top bar, the table of contents, and the button back to the top. */
import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { expect, mainMenu, open, pager, test } from './site-test';

const menu = (page: Page, name: string) => mainMenu(page).getByRole('button', { name, exact: true });
const bottom = (page: Page) => mainMenu(page).evaluate((element) => element.getBoundingClientRect().bottom);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

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

test('API is on the left, and Community opens on hover, with the repository and the contact', async ({ page }) => {
  await open(page, AT.page);
  const box = await mainMenu(page).getByRole('link', { name: 'API', exact: true }).boundingBox();
  expect(box?.x).toBeLessThan(640);
  const links = mainMenu(page)
    .locator('.dropdown', { has: page.getByRole('button', { name: 'Community', exact: true }) })
    .getByRole('link');
  await expect(links).toHaveCount(0);
  await menu(page, 'Community').hover();
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute('href', /^https:\/\/github\.com\//);
  await expect(links.nth(0)).toHaveAttribute('target', '_blank');
  await expect(links.nth(1)).toHaveAttribute('href', /^mailto:/);
});

test("the version menu's links follow the address during client-side navigation", async ({ page, base }) => {
  await open(page, AT.inCategory);
  await pager(page).getByRole('link', { name: /^Next/ }).click();
  await expect(page).toHaveURL(/using\/manage/);
  await page.locator('article h2 .hash-link').first().press('Enter');
  await expect(menu(page, 'Next')).toHaveAccessibleDescription('Version of these pages');
  await menu(page, 'Next').click();
  const link = mainMenu(page).getByRole('link', { name: 'Next', exact: true });
  await expect(link).toHaveAttribute('href', new RegExp(`^${base}/using/manage/#.+`));
});

test('the navbar hides on the way down and at a jump, and comes back for whoever may want it', async ({ page }) => {
  await open(page, AT.page);
  const hidden = () => expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
  const shown = () => expect.poll(() => bottom(page)).toBeGreaterThan(40);
  await scrollTo(page, 100);
  await scrollTo(page, 700);
  await hidden();
  await scrollTo(page, 640);
  await shown();
  await scrollTo(page, 900);
  await hidden();
  await menu(page, 'Community').focus();
  await shown();
  await page.keyboard.press('Escape');
  await scrollTo(page, 1200);
  await hidden();
  await scrollTo(page, 20);
  await shown();
  await page.locator('nav[aria-label="Table of contents"] a').last().click();
  await hidden();
  await pager(page).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/faq\//);
  await shown();
});

test('an open menu moves neither the bar nor the page', async ({ page }) => {
  for (const address of [AT.page, '']) {
    await open(page, address);
    const places = () =>
      page.evaluate(() =>
        ['.navbar', '.navbar-right', 'h1'].map((selector) => {
          const { y, height } = document.querySelector(selector)!.getBoundingClientRect();
          return [selector, y, height];
        }),
      );
    const before = await places();
    for (const name of ['Community', 'Next']) {
      await menu(page, name).click();
      await expect(menu(page, name)).toHaveAttribute('aria-expanded', 'true');
      expect(await places(), `${name} on /${address}`).toEqual(before);
    }
  }
});

test('in text of twice the size, the bar has two rows at most, and the magnifier its box', async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, AT.page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    if (width < 997) {
      const help = mainMenu(page).getByRole('link', { name: 'Help now' });
      const lines = await help.evaluate((element) => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return text.getClientRects().length;
      });
      expect(lines, 'lines of Help now').toBe(1);
      await expect(mainMenu(page).locator('.brand:visible svg')).toBeInViewport({ ratio: 1 });
      const box = (await page.locator('.search').boundingBox())!;
      expect(box.width, 'the search button is as wide as high').toBeCloseTo(box.height, 0);
    }
    const [field, icon] = await Promise.all(
      ['.search-field', '.search-icon'].map(async (selector) => (await page.locator(selector).boundingBox())!),
    );
    expect(icon!.x + icon!.width, `at ${width} px`).toBeLessThanOrEqual(field!.x + field!.width);
    // Where the field is small, a row is as high as the letters beside it.
    const row = Math.max(field!.height, 60);
    expect((await mainMenu(page).boundingBox())!.height).toBeLessThan(2 * row + 2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
  }
});

test('on a phone, a jump leaves the bar with Help now in sight, and the heading below it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, AT.participants);
  await scrollTo(page, 100);
  await scrollTo(page, 400);
  await expect.poll(() => bottom(page)).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.querySelector<HTMLElement>('main .rows a[href^="#"]')?.click());
  await expect.poll(() => bottom(page)).toBeGreaterThan(40);
  const heading = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(await bottom(page));
});

test('the table of contents marks the section being read', async ({ page }) => {
  await open(page, AT.headings);
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
  await expect.poll(() => scrolled(page)).toBeGreaterThan(900);
  await expect(button).toBeHidden();
  await page.mouse.wheel(0, -200);
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(button).toBeHidden();
});
