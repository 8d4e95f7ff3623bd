import type { Locator, Page } from '@playwright/test';
import { AT } from './landmarks';
import { addressBelowBase, expect, open, rememberDocument, sidebar, test } from './site-test';

const category = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true });
const listOf = (button: Locator) => button.locator('xpath=ancestor::li[1]/ul');

/** Opens a closed category and waits until its list is at rest: between press and release, a moving one slips away. */
async function openCategory(page: Page, name: string): Promise<void> {
  await category(page, name).click();
  await expect(listOf(category(page, name))).toHaveAttribute('style', /height: auto/);
}

test('categories opened by hand stay open, also after client-side navigation', async ({ page }) => {
  await open(page, AT.page);
  await category(page, 'All guides').click();
  await openCategory(page, 'For clinicians');
  await openCategory(page, 'For developers');
  await expect(sidebar(page).getByRole('link', { name: 'Develop with LAMP' })).toBeVisible();
  await expect(category(page, 'For clinicians')).toHaveAttribute('aria-expanded', 'true');
  await openCategory(page, 'Data science');
  const isSame = await rememberDocument(page);
  await sidebar(page).getByRole('link', { name: 'Sleep, mood, and warning signs' }).click();
  await expect(page).toHaveURL(/what_to_track/);
  expect(await isSame()).toBe(true);
  for (const name of ['For clinicians', 'For developers', 'Data science']) {
    await expect(category(page, name)).toHaveAttribute('aria-expanded', 'true');
  }
});

// tests/components/shared/collapse.test.ts has the animation's heights and times.
test('a category opens and closes with a height animation', async ({ page }) => {
  await open(page, AT.lastInCategory);
  const button = category(page, 'Your data, your choices');
  const list = listOf(button);
  const moves = () =>
    list.evaluate((element) => new Promise((done) => element.addEventListener('transitionend', done)));
  for (const isOpen of [false, true]) {
    const end = moves();
    await button.click();
    await end;
    await expect(list).toBeVisible({ visible: isOpen });
  }
  await expect(list).toHaveAttribute('style', /height: auto/);
});

test('the sidebar shows the part that the page belongs to, and a button leads to all', async ({ page }) => {
  await open(page, AT.lastInCategory);
  await expect(category(page, 'For participants and families')).toHaveAttribute('aria-expanded', 'true');
  const other = category(page, "Expand sidebar category 'Run a study'");
  await expect(other).toHaveCount(0);
  await category(page, 'All guides').click();
  await expect(other).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport();
});

test('the home page and the opening of each reader’s part have no sidebar', async ({ page }) => {
  for (const address of ['', AT.participants]) {
    await open(page, address);
    await expect(sidebar(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Skip to the list of pages' })).toHaveCount(0);
  }
});

test('the opening of each reader’s part leads to the others', async ({ page, base }) => {
  await open(page, AT.participants);
  const parts = page.getByRole('navigation', { name: 'All guides' });
  await expect(parts.locator('[aria-current]')).toHaveText('For participants and families');
  await parts.getByRole('link', { name: 'For clinicians' }).click();
  await expect.poll(() => addressBelowBase(page, base)).toBe(`/${AT.clinicians}`);
  await expect(parts.locator('[aria-current]')).toHaveText('For clinicians');
});

test('the line of days of each reader’s part leads on from it by three links as large as fingers', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const [address, name, id] of [
    [AT.clinicians, 'Your first hour, day, and month', 'month'],
    [AT.studyTeams, 'From the first day to the last', 'end'],
  ] as const) {
    await open(page, address);
    const links = page.getByRole('navigation', { name }).getByRole('listitem');
    await expect(links).toHaveCount(3);
    // Anywhere on the ring and on the words below it.
    await links.last().click({ position: { x: 4, y: 4 } });
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    for (const { width, height } of await Promise.all(
      (await links.all()).map(async (link) => (await link.boundingBox())!),
    ))
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('beside the breadcrumbs, words and a line of days say where in its group the page is', async ({ page }) => {
  const position = page.getByRole('navigation', { name: 'Breadcrumbs' }).locator('> span');
  const today = () => position.locator('circle[fill]').getAttribute('cx').then(Number);
  await open(page, AT.secondInGroup);
  await expect(position).toHaveText(/^2 of \d+$/);
  const before = await today();
  await open(page, AT.lastInCategory);
  await expect(position).toHaveText(/^3 of \d+$/);
  expect(await today()).toBeGreaterThan(before);
});

test('the sidebar keeps its scroll position between pages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await open(page, AT.lastInCategory);
  await openCategory(page, 'In the app');
  await expect(sidebar(page).getByRole('link', { name: 'Assess' })).toBeVisible();
  const link = sidebar(page).getByRole('link', { name: 'Learn' });
  await link.scrollIntoViewIfNeeded();
  expect(await sidebar(page).evaluate((box) => box.scrollTop)).toBeGreaterThan(50);
  // Where the link stands in the sidebar: our font, which arrives with the page turn, changes the heights above it.
  const top = () =>
    link.evaluate(
      (element) => element.getBoundingClientRect().top - element.closest('nav')!.getBoundingClientRect().top,
    );
  const before = await top();
  await link.click();
  await expect(page).toHaveURL(/using\/learn/);
  expect(Math.abs((await top()) - before)).toBeLessThan(4);
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
