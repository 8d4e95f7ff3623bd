/** Content that responds to the reader: details, code, tabs, glossary words, figures, and overviews of types. */
import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { expect, hold, mobile, open, addressBelowBase, sidebar, test } from './site-test';

const note = (page: Page) => page.locator('.term-note:popover-open');
const tab = (page: Page, label: string) => page.getByRole('tab', { name: label, exact: true }).first();

test('details open and close with a height animation, and by keyboard', async ({ page }) => {
  await open(page, AT.details);
  const details = page.locator('details.details').first();
  await expect(details).not.toHaveAttribute('open');
  await details.locator('summary').click();
  await expect(details).toHaveAttribute('data-collapsed', 'false');
  await expect(details.locator('.details-content')).toHaveAttribute('style', /height: auto/);
  await details.locator('summary').press('Enter');
  await expect(details).toHaveAttribute('data-collapsed', 'true');
  await expect(details).not.toHaveAttribute('open');
});

test('code: a wide block has a button that wraps lines, and a narrow block does not', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, AT.code);
  const isWide = await page
    .locator('figure.code pre')
    .evaluateAll((all) => all.map((pre) => pre.scrollWidth > pre.clientWidth));
  const button = (index: number) =>
    page.locator('figure.code').nth(index).getByRole('button', { name: 'Toggle word wrap' });
  const wide = button(isWide.indexOf(true));
  await wide.focus();
  await wide.press('Enter');
  await expect(wide).toHaveAttribute('aria-pressed', 'true');
  const pre = page.locator('figure.code pre').nth(isWide.indexOf(true));
  expect(await pre.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  if (isWide.includes(false)) await expect(button(isWide.indexOf(false))).toBeHidden();
});

test('content is interactive again after client-side navigation and after Back', async ({ page, base }) => {
  await open(page, 'start_here/wearables/');
  await sidebar(page).locator(`a[href$="/${AT.tabs}"]`).click();
  await expect.poll(() => addressBelowBase(page, base)).toBe(`/${AT.tabs}`);
  await tab(page, 'Android').click();
  await expect(tab(page, 'Android')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await page.goForward();
  await expect.poll(() => addressBelowBase(page, base)).toBe(`/${AT.tabs}`);
  await expect(tab(page, 'Android')).toHaveAttribute('aria-selected', 'true');
});

test.describe('on a phone', () => {
  test.use({ viewport: mobile, hasTouch: true });

  test('a tap on a glossary term shows its meaning and a link, and a tap outside closes it', async ({ page }) => {
    await open(page, AT.term);
    const address = page.url();
    const term = page.locator('a.term').first();
    await term.tap();
    await expect(note(page)).toContainText((await term.getAttribute('data-meaning'))!);
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

  test('a figure without a tall form has a link to the picture alone', async ({ page }) => {
    await open(page, 'develop/oauth_oidc/');
    await page
      .getByRole('link', { name: /^Enlarge/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/diagrams\/sign-in-flows\.light\.svg$/);
  });
});

test("keyboard focus shows a glossary term's meaning, and Escape closes it", async ({ page }) => {
  await open(page, AT.term);
  const term = page.locator('a.term').first();
  await page.keyboard.press('Tab');
  await term.focus();
  await expect(note(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(note(page).getByRole('link')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(note(page)).toHaveCount(0);
});

test('the overviews of types list every type once, and lead to its page', async ({ page }) => {
  for (const kind of ['activity', 'sensor']) {
    await open(page, `data_science/data_types/${kind}_types/`);
    const listed = await page
      .locator('main tbody th a')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname));
    const pages = await sidebar(page)
      .locator(`a[href*="/${kind}_types/"]:not([href$="/${kind}_types/"])`)
      .evaluateAll((links: HTMLAnchorElement[]) => [...new Set(links.map(({ pathname }) => pathname))]);
    expect(pages.length).toBeGreaterThan(20);
    expect(listed.sort()).toEqual(pages.sort());
  }
});
