/** References with many entries: a filterable index, and entries that fold on phones and open when linked to. */
import { expect, mobile, open, test } from './site-test';

const PAGES = [
  { address: 'using/cog_games/', filter: 'Find a game', word: 'stroop', id: 'stroop' },
  { address: 'data_science/data_types/activity_types/', filter: 'Find an activity', word: 'stroop', id: 'stroop' },
];

/** Number of folded entries. Wide screens hide the summary, so a folded entry there has no height. */
const folded = () =>
  [...document.querySelectorAll('.entry')].filter((entry) => entry.getBoundingClientRect().height < 10).length;

for (const { address, filter, word, id } of PAGES) {
  test(`${address} shows every entry on wide screens, and its index filters while the reader types`, async ({
    page,
  }) => {
    await open(page, address);
    expect(await page.evaluate(folded)).toBe(0);
    const rows = page.locator('.entry-index tbody > tr:not(:has([colspan]))');
    const all = await rows.count();
    expect(all).toBeGreaterThan(20);
    await page.getByRole('searchbox', { name: filter }).fill(word);
    await expect(rows.filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('.entry-index [role="status"]')).toHaveText(`1 of ${all}`);
    await page.getByRole('searchbox', { name: filter }).fill('');
    await expect(rows.filter({ visible: true })).toHaveCount(all);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, viewport: mobile });
    test(`${address} shows every entry on phones`, async ({ page }) => {
      await page.goto(address);
      expect(await page.evaluate(folded)).toBe(0);
    });
  });

  test(`${address} folds its entries on phones and opens the one in the address`, async ({ page }) => {
    await page.setViewportSize(mobile);
    await open(page, address);
    const folds = page.locator('details.entry');
    expect(await folds.count()).toBeGreaterThan(20);
    expect(await page.locator('details.entry[open]').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(60_000);
    await open(page, `${address}#${id}`);
    await expect(page.locator(`#${id} ~ details.entry`).first()).toHaveAttribute('open', '');
    await expect(page.locator('details.entry').last()).not.toHaveAttribute('open', '');
  });

  test(`${address} opens a folded entry when the browser's own search finds words in it`, async ({ page }) => {
    await page.setViewportSize(mobile);
    await open(page, address);
    const words = await page.evaluate(() => {
      const all = document.body.textContent;
      const texts = [...document.querySelectorAll('details.entry :is(p, li)')].map((line) => line.textContent.trim());
      const once = texts.filter((text) => text.length > 40 && all.split(text.slice(0, 40)).length === 2);
      return once.at(-1)?.split(/\s+/).slice(0, 5).join(' ');
    });
    expect(words).toBeTruthy();
    // A text fragment reveals its match the same way as the browser's find-in-page does.
    await page.goto('about:blank');
    await open(page, `${address}#:~:text=${encodeURIComponent(words!)}`);
    await expect(page.locator('details.entry[open]')).toHaveCount(1);
    await expect(page.locator('details.entry[open]')).toContainText(words!);
    await expect(page.locator('details.entry[open]')).toBeInViewport();
  });
}
