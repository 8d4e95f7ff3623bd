import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { APP_SCRIPTS, colorToggle, expect, hold, hydrated, open, test } from './site-test';

const html = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));

test('a stored dark mode applies from the first frame', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const modes = new Set<string | undefined>();
    Object.assign(window, { modes });
    const note = () => {
      if (document.body) modes.add(document.documentElement.dataset.theme);
      requestAnimationFrame(note);
    };
    note();
  });
  await open(page, AT.page);
  expect(await page.evaluate(() => [...(window as unknown as { modes: Set<string> }).modes])).toEqual(['dark']);
  await expect(html(page)).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(colorToggle(page)).toHaveAccessibleName(/currently dark mode/);
});

test('the toggle works before hydration, and the choice persists', async ({ page }) => {
  const release = await hold(page, APP_SCRIPTS);
  await page.goto(AT.page, { waitUntil: 'commit' });
  await colorToggle(page).click();
  await expect(html(page)).toHaveAttribute('data-has-hydrated', 'false');
  for (const isStarted of [false, true]) {
    if (isStarted) {
      release();
      await hydrated(page);
    }
    await expect(html(page)).toHaveAttribute('data-theme', 'dark');
    await expect(colorToggle(page)).toHaveAccessibleName(/currently dark mode/);
    await expect(colorToggle(page)).toHaveAttribute('aria-pressed', 'true');
    expect(await stored(page)).toBe('dark');
  }
  await colorToggle(page).click();
  await expect(html(page)).toHaveAttribute('data-theme', 'light');
  await expect(colorToggle(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await stored(page)).toBe('light');
});

test('the page and its pictures follow the system immediately, until the reader chooses', async ({ page }) => {
  await open(page, AT.headings);
  const picture = page.locator('.themed').first().locator('img:visible');
  const shows = async (name: string) => {
    await expect(html(page)).toHaveAttribute('data-theme', name);
    await expect(picture).toHaveCount(1);
    await expect(picture).toHaveAttribute('src', new RegExp(`\\.${name}\\.svg$`));
  };
  await shows('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shows('dark');
  await expect(colorToggle(page)).toHaveAccessibleName(/currently dark mode/);
  expect(await stored(page)).toBeNull();
  await colorToggle(page).click();
  await shows('light');
});

test('a pull of the lamp’s cord on the home page switches the mode, and the toggle says so', async ({ page }) => {
  for (const [width, mode] of [
    [1366, 'dark'],
    [390, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 820 });
    await open(page, './');
    const { x, y, width: wide, height: high } = (await page.locator('.lamp-cord').boundingBox())!;
    expect(Math.min(wide, high), `at ${width} px`).toBeGreaterThanOrEqual(44);
    await page.mouse.click(x + wide / 2, y + high / 2);
    await expect(html(page)).toHaveAttribute('data-theme', mode);
    await expect(page.locator('button[data-color-toggle]').first()).toHaveAttribute(
      'title',
      new RegExp(`${mode} mode\\)`),
    );
  }
});
