/** Touch input: glossary words, tabs for the reader's phone, and large figures. */
import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { expect, hold, hydrated, mobile, open, test } from './site-test';

const note = (page: Page) => page.locator('.term-note:popover-open');

test.describe('on a phone', () => {
  test.use({ viewport: mobile, hasTouch: true });

  test('a tap on a glossary term shows its meaning and a link to its entry, and a tap outside closes it', async ({
    page,
  }) => {
    await open(page, AT.term);
    const address = page.url();
    const term = page.locator('a.term').first();
    await term.tap();
    await expect(note(page)).toBeVisible();
    await expect(note(page)).toContainText((await term.getAttribute('data-meaning'))!);
    await expect(note(page).getByRole('link')).toHaveAttribute('href', /\/glossary\/#term-/);
    const box = (await note(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(mobile.width);
    expect(page.url()).toBe(address);
    await page.locator('h1').tap();
    await expect(note(page)).toHaveCount(0);
    await term.tap();
    await note(page).getByRole('link').tap();
    await expect(page).toHaveURL(/\/glossary\/#term-/);
  });

  test('the table of contents opens, even if it is tapped before the start script is here', async ({ page }) => {
    const release = await hold(page, /\/start-\w+\.js/);
    await page.goto(AT.page, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'On this page' });
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    release();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('#toc-mobile a').first()).toBeVisible();
  });
});

test("hover and keyboard focus show a glossary term's meaning, and Escape closes it", async ({ page }) => {
  await open(page, AT.term);
  const term = page.locator('a.term').first();
  await term.hover();
  await expect(note(page)).toBeVisible();
  await page.mouse.move(3, 3);
  await expect(note(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await term.focus();
  await expect(note(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(note(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
});

test.describe('on Android', () => {
  const chrome = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
  test.use({ userAgent: chrome });

  test("tabs open on the reader's system until another is selected", async ({ page }) => {
    await open(page, AT.tabs);
    const tab = (label: string) => page.getByRole('tab', { name: label, exact: true });
    await expect(tab('Android')).toHaveAttribute('aria-selected', 'true');
    await tab('iPhone').click();
    await page.reload();
    await hydrated(page);
    await expect(tab('iPhone')).toHaveAttribute('aria-selected', 'true');
  });
});

test('a figure without a tall version opens at full size, and Escape closes it', async ({ page }) => {
  await page.setViewportSize(mobile);
  await open(page, 'develop/intro/');
  await page.getByRole('button', { name: /^Enlarge/ }).click();
  const large = page.locator('.figure-large:popover-open');
  await expect(large).toBeVisible();
  expect((await large.locator('img:visible').boundingBox())!.width).toBeGreaterThan(700);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
});
