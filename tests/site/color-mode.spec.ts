import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { APP_SCRIPTS, expect, hold, hydrated, open, test } from './site-test';

const toggle = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: /^Switch between dark and light mode/ });
const mode = (page: Page) => page.locator('html').getAttribute('data-theme');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const surface = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const LIGHT = 'rgb(255, 255, 255)';

test.use({ colorScheme: 'light' });

/** Records the mode at the first paint that the browser reports. */
const watchFirstPaint = (page: Page) =>
  page.addInitScript(() => {
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seenModes: seen });
    const note = () => {
      if (document.body) seen.push(document.documentElement.dataset.theme);
      if (seen.length < 50) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
const seenModes = (page: Page) =>
  page.evaluate(() => [...new Set((window as unknown as { seenModes: string[] }).seenModes)]);

test('B-068: a stored dark mode applies from the first frame', async ({ page }) => {
  await watchFirstPaint(page);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await open(page, AT.page);
  expect(await seenModes(page)).toEqual(['dark']);
  expect(await surface(page)).not.toBe(LIGHT);
});

test.describe('on a dark system', () => {
  test.use({ colorScheme: 'dark' });

  test('B-068, B-071: the first visit is dark, and nothing is stored', async ({ page }) => {
    await watchFirstPaint(page);
    await open(page, AT.page);
    expect(await seenModes(page)).toEqual(['dark']);
    expect(await stored(page)).toBeNull();
    await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
  });

  test('B-068: the page is dark before its body arrives', async ({ page }) => {
    await page.route(/\/faq\/$/, async (route) => {
      const html = await (await route.fetch()).text();
      await route.fulfill({ contentType: 'text/html', body: html.slice(0, html.indexOf('<body')) });
    });
    await page.goto('faq/');
    expect(await mode(page)).toBe('dark');
  });
});

test('B-032: the toggle works before hydration, and the choice persists', async ({ page }) => {
  const release = await hold(page, APP_SCRIPTS);
  await page.goto(AT.page, { waitUntil: 'commit' });
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
  expect(await stored(page)).toBe('dark');
  release();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('B-032: on a phone, only the drawer has the toggle', async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 800 });
  await open(page, AT.page);
  await expect(page.getByRole('button', { name: /^Switch between/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const inDrawer = page.getByRole('dialog').getByRole('button', { name: /^Switch between/ });
  await inDrawer.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('B-042, B-071: the page and its pictures follow the system immediately, until the reader chooses', async ({
  page,
}) => {
  await open(page, AT.headings);
  const picture = page.locator('.themed').first().locator('img:visible');
  const shows = async (name: string) => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', name);
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAttribute('src', new RegExp(`\\.${name}\\.svg$`));
  };
  await shows('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shows('dark');
  await expect(toggle(page)).toHaveAccessibleName(/currently dark mode/);
  expect(await stored(page)).toBeNull();
  await toggle(page).click();
  await shows('light');
});

test('B-121: code blocks have the same dark background in both modes', async ({ page }) => {
  await open(page, AT.code);
  const background = () =>
    page
      .locator('figure.code')
      .first()
      .evaluate((box) => getComputedStyle(box).backgroundColor);
  const light = await background();
  await toggle(page).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await background()).toBe(light);
  const [red = 255, green = 255, blue = 255] = (light.match(/\d+/g) ?? []).map(Number);
  expect(Math.max(red, green, blue)).toBeLessThan(90);
});
