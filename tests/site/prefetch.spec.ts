/** What is fetched before a click, on which connections, and how often. */
import { AT } from './landmarks';
import { expect, hold, markDocument, open, settled, sidebar, sidebarLink, test, watchData } from './site-test';

test('B-029: hovering prefetches a page once, in one request, and the click requests nothing more', async ({
  page,
  base,
}) => {
  await open(page, AT.inCategory);
  const seen = watchData(page);
  const fetched = page.waitForResponse(/using\/manage\/index\.txt/);
  await sidebarLink(page, 'Manage').hover();
  await (await fetched).finished();
  for (let round = 0; round < 2; round++) {
    await page.mouse.move(700, 300);
    await sidebarLink(page, 'Manage').hover();
    await settled(page);
  }
  await sidebarLink(page, 'Manage').click();
  await expect(page).toHaveURL(/using\/manage/);
  await settled(page);
  expect(seen).toEqual([`${base}/using/manage/index.txt`]);
});

test('B-029: a click before the prefetch is back waits for it, and requests nothing more', async ({ page, base }) => {
  await open(page, AT.inCategory);
  const seen = watchData(page);
  const release = await hold(page, /using\/manage\/index\.txt/);
  const request = page.waitForRequest(/using\/manage\/index\.txt/);
  await sidebarLink(page, 'Manage').hover();
  await request;
  await sidebarLink(page, 'Manage').click();
  await settled(page);
  await expect(page).toHaveURL(/using\/assess/);
  release();
  await expect(page).toHaveURL(/using\/manage/);
  expect(seen).toEqual([`${base}/using/manage/index.txt`]);
});

test('B-029: a click whose prefetch fails fetches the page anew', async ({ page, faults }) => {
  faults.allow(/503/);
  await open(page, AT.inCategory);
  await page.route(/using\/manage\/index\.txt/, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  const failed = page.waitForResponse(/using\/manage\/index\.txt/);
  await sidebarLink(page, 'Manage').hover();
  await failed;
  await settled(page);
  const isSame = await markDocument(page);
  await sidebarLink(page, 'Manage').click();
  await expect(page).toHaveURL(/using\/manage/);
  expect(await isSame()).toBe(true);
});

test('B-029: scrolling prefetches nothing, and focus prefetches a page', async ({ page, base }) => {
  await open(page, AT.inCategory);
  const seen = watchData(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await sidebar(page).evaluate((box) => box.scrollTo(0, 500));
  await settled(page);
  expect(seen).toEqual([]);
  await sidebarLink(page, 'Manage').focus();
  await expect.poll(() => seen[0]).toContain(`${base}/using/manage/`);
});

for (const [id, name, connection] of [
  ['B-027', 'on slow-2g', { effectiveType: 'slow-2g' }],
  ['B-028', 'with data saving', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`${id}: nothing is prefetched ${name}, and a click still works`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    await open(page, AT.inCategory);
    const seen = watchData(page);
    await sidebarLink(page, 'Manage').hover();
    await sidebarLink(page, 'Manage').focus();
    await settled(page);
    expect(seen).toEqual([]);
    const isSame = await markDocument(page);
    await sidebarLink(page, 'Manage').click();
    await expect(page).toHaveURL(/using\/manage/);
    expect(await isSame()).toBe(true);
  });
}
