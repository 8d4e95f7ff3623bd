import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { expect, markDocument, open, test } from './site-test';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' });
const category = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true });
/** A selector for a category's list. */
const listOf = async (page: Page, name: string): Promise<string> => {
  const id = await category(page, name).evaluate((link) => link.closest('li')?.querySelector('ul')?.id);
  return `[id="${id}"]`;
};

/** Opens a closed category and waits until its list is at rest: between press and release, a moving one slips away. */
async function openCategory(page: Page, name: string): Promise<void> {
  const head = sidebar(page)
    .locator('.category-head')
    .filter({ hasText: new RegExp(`^${name}$`) });
  await head.getByRole('button').click();
  const list = head.locator('xpath=following-sibling::ul');
  await expect.poll(() => list.evaluate((element) => element.style.height)).toBe('auto');
}

/** Records every change of an element's style; the result is read at the end. */
async function recordStyles(page: Page, selector: string): Promise<() => Promise<string[]>> {
  await page.evaluate((target) => {
    const element = document.querySelector<HTMLElement>(target);
    const seen: string[] = [];
    Object.assign(window, { seenStyles: seen });
    if (!element) return;
    const note = () => seen.push(`${element.style.height} ${element.style.transition}`.trim());
    new MutationObserver(note).observe(element, { attributes: true });
  }, selector);
  return () => page.evaluate(() => (window as unknown as { seenStyles: string[] }).seenStyles);
}

test('B-044: categories opened by hand stay open, also after client-side navigation', async ({ page }) => {
  await open(page, AT.page);
  await openCategory(page, 'For clinicians');
  await openCategory(page, 'Build and host');
  await expect(sidebar(page).getByRole('link', { name: 'Develop with LAMP' })).toBeVisible();
  await expect(category(page, 'For clinicians')).toHaveAttribute('aria-expanded', 'true');
  await openCategory(page, 'Run a study');
  const isSame = await markDocument(page);
  await sidebar(page).getByRole('link', { name: 'Make a sheet of logins' }).click();
  await expect(page).toHaveURL(/login_sheet/);
  expect(await isSame()).toBe(true);
  for (const name of ['For clinicians', 'Build and host', 'Run a study', 'People and logins']) {
    await expect(category(page, name)).toHaveAttribute('aria-expanded', 'true');
  }
});

test('B-077: a category opens with a height animation and ends with its final styles', async ({ page }) => {
  await open(page, AT.lastInCategory);
  const list = page.locator(await listOf(page, 'Your data, your choices'));
  await expect(list).toBeVisible();
  const styles = await recordStyles(page, await listOf(page, 'Your data, your choices'));
  await category(page, 'Your data, your choices').click();
  await expect(list).toBeHidden();
  await expect(list).toHaveCSS('display', 'none');
  await category(page, 'Your data, your choices').click();
  await expect.poll(() => list.evaluate((element) => element.style.height)).toBe('auto');
  const seen = await styles();
  expect(seen.some((style) => /^\d+px height \d+ms ease-in-out/.test(style))).toBe(true);
  expect(seen.some((style) => /^0px height \d+ms ease-in-out/.test(style))).toBe(true);
});

test('the sidebar keeps its scroll position between pages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await open(page, AT.inContext);
  await openCategory(page, 'For participants and families');
  await expect(sidebar(page).getByRole('link', { name: 'Assess' })).toBeVisible();
  await sidebar(page).getByRole('link', { name: 'Learn' }).scrollIntoViewIfNeeded();
  const before = await sidebar(page).evaluate((box) => box.scrollTop);
  expect(before).toBeGreaterThan(50);
  await sidebar(page).getByRole('link', { name: 'Learn' }).click();
  await expect(page).toHaveURL(/using\/learn/);
  expect(Math.abs((await sidebar(page).evaluate((box) => box.scrollTop)) - before)).toBeLessThan(2);
});

test('breadcrumbs show the path to the page and end with it', async ({ page }) => {
  await open(page, AT.lastInCategory);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs.getByRole('link', { name: 'Home page' })).toBeVisible();
  await expect(crumbs.getByRole('listitem')).toHaveText([
    '',
    'For participants and families',
    'Your data, your choices',
    'Leave mindLAMP',
  ]);
  await expect(crumbs.locator('[aria-current="page"]')).toHaveText('Leave mindLAMP');
});
