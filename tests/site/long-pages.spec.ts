/** Overviews with many entries: an index that filters while the reader types, and leads to a page for each entry. */
import { AT } from './landmarks';
import { expect, open, test } from './site-test';

const PAGES = [
  { address: AT.entries, filter: 'Find a game', word: 'stroop' },
  { address: 'data_science/data_types/activity_types/', filter: 'Find an activity', word: 'stroop' },
];

for (const { address, filter, word } of PAGES) {
  test(`${address} filters its index while the reader types`, async ({ page }) => {
    await open(page, address);
    const rows = page.locator('.entry-index tbody > tr:not(:has([colspan]))');
    const all = await rows.count();
    expect(all).toBeGreaterThan(20);
    await page.getByRole('searchbox', { name: filter }).fill(word);
    await expect(rows.filter({ visible: true })).toHaveCount(1);
    await expect(page.locator('.entry-index [role="status"]')).toHaveText(`1 of ${all}`);
    await page.getByRole('searchbox', { name: filter }).fill('');
    await expect(rows.filter({ visible: true })).toHaveCount(all);
  });
}

test('the overviews of types list every type once, with its old anchor, and lead to its page', async ({ page }) => {
  for (const kind of ['activity', 'sensor']) {
    const overview = `data_science/data_types/${kind}_types/`;
    await open(page, overview);
    const listed = await page
      .locator('main tbody th a')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ id, pathname }) => [id, pathname]));
    const pages = await page
      .locator(`.sidebar a[href*="/${kind}_types/"]`)
      .evaluateAll((links: HTMLAnchorElement[]) => links.map(({ pathname }) => pathname));
    const below = pages.filter((path) => !path.endsWith(`/${kind}_types/`));
    expect(below.length).toBeGreaterThan(20);
    expect(listed.map(([, path]) => path).sort()).toEqual([...new Set(below)].sort());
    for (const [id, path] of listed) expect(path).toMatch(new RegExp(`/${id}/$`));
  }
});
