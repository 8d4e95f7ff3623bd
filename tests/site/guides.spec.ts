import { AT } from './landmarks';
import { expect, mobile, open, test } from './site-test';

/** Anyone may need help on any page, and at any width. */
for (const address of ['./', AT.participants, 'using/leaving/', AT.otherPage]) {
  for (const width of [360, 1366]) {
    test(`Help now is one tap away on ${address} at ${width} px, in the first screen`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await open(page, address);
      const help = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Help now' }).first();
      await expect(help).toBeInViewport();
      await help.click();
      await expect(page.getByRole('heading', { level: 1, name: 'Help now' })).toBeVisible();
    });
  }
}

test('the numbers to call are on the first screen of Help now', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, AT.helpNow);
  for (const number of ['911', '988']) {
    await expect(page.locator(`article a[href="tel:${number}"]`).first()).toBeInViewport();
  }
});

test('the name, Help now, and search fit on one line on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, AT.page);
  const name = await page.locator('.navbar > .brand').boundingBox();
  expect(name?.height).toBeLessThan(40);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test.describe('the drawer', () => {
  test.use({ viewport: mobile });

  test('opens with Help now and the current page in view', async ({ page }) => {
    await open(page, 'data_science/cortex/utils/sensors/');
    await page.locator('.drawer-toggle').click();
    const drawer = page.getByRole('dialog', { name: 'Navigation' });
    await expect(drawer.locator('.drawer-panel:not([inert]) .drawer-top a')).toBeInViewport();
    await expect(drawer.locator('a[aria-current="page"]')).toBeInViewport();
  });
});

const doors: [door: string, page: string][] = [
  ['I take part in a study or get care', 'For participants'],
  ["I'm a clinician", 'Between two visits'],
  ["I'm on a study team", 'Run a study with 30 people'],
];
for (const [door, title] of doors) {
  test(`the door "${door}" leads to what it says`, async ({ page }) => {
    await open(page, './');
    await page.getByRole('link', { name: door }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  });
}
