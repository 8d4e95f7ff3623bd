/** What is fetched before a click, on which connections, and how often. */
import { weigh } from './budget';
import { AT } from './landmarks';
import {
  expect,
  heading,
  hold,
  rememberDocument,
  open,
  pager,
  settled,
  sidebar,
  sidebarLink,
  test,
  watchData,
} from './site-test';

test('hovering prefetches a page once, in one request, and the click requests nothing more', async ({ page, base }) => {
  await open(page, AT.inCategory);
  const seen = watchData(page);
  const fetched = page.waitForResponse(/using\/manage\/index\.txt/);
  await sidebarLink(page, 'Manage').hover();
  await (await fetched).finished();
  for (let round = 0; round < 2; round++) {
    await page.mouse.move(3, 3);
    await sidebarLink(page, 'Manage').hover();
    await settled(page);
  }
  await sidebarLink(page, 'Manage').click();
  await expect(page).toHaveURL(/using\/manage/);
  await settled(page);
  // The sidebar may have moved another entry under the pointer.
  expect(seen.filter((address) => /manage/.test(address))).toEqual([`${base}/using/manage/index.txt`]);
});

test('a click before the prefetch is back waits for it, and requests nothing more', async ({ page, base }) => {
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
  expect(seen.filter((address) => address.includes('/using/manage/'))).toEqual([`${base}/using/manage/index.txt`]);
});

test('a click whose prefetch fails fetches the page again', async ({ page, problems }) => {
  problems.allow(/503/);
  await open(page, AT.inCategory);
  await page.route(/using\/manage\/index\.txt/, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 });
  const failed = page.waitForResponse(/using\/manage\/index\.txt/);
  await sidebarLink(page, 'Manage').hover();
  await failed;
  await settled(page);
  const isSame = await rememberDocument(page);
  await sidebarLink(page, 'Manage').click();
  await expect(page).toHaveURL(/using\/manage/);
  expect(await isSame()).toBe(true);
});

test('scrolling prefetches nothing, and focus prefetches a page', async ({ page, base }) => {
  await open(page, AT.inCategory);
  const seen = watchData(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await sidebar(page).evaluate((box) => box.scrollTo(0, 500));
  await settled(page);
  expect(seen).toEqual([]);
  await sidebarLink(page, 'Manage').focus();
  await expect.poll(() => seen[0]).toContain(`${base}/using/manage/`);
});

test('on a fast connection, pages in sight are fetched when idle, up to 60 KiB', async ({ page, dir, base }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }));
  const seen = watchData(page);
  await open(page, AT.inCategory);
  const next = await pager(page).getByRole('link', { name: /^Next/ }).getAttribute('href');
  await expect.poll(() => seen).toContain(`${next}index.txt`);
  await expect.poll(() => seen.length).toBeGreaterThan(3);
  for (let before = 0; before < seen.length; await settled(page)) before = seen.length;
  // The page's own data came with the app.
  const sizes = seen.slice(1).map((address) => weigh(dir, address.slice(base.length + 1)).kib);
  expect(sizes.reduce((sum, kib) => sum + kib, 0) - sizes.at(-1)!).toBeLessThan(60);
  expect(new Set(seen).size).toBe(seen.length);

  const before = [...seen];
  await sidebarLink(page, 'Manage').click();
  await expect(page).toHaveURL(/using\/manage/);
  await expect(heading(page)).toContainText('Manage');
  expect(seen.filter((address) => before.includes(address)).length).toBe(before.length);
});

for (const [name, connection] of [
  ['on slow-2g', { effectiveType: 'slow-2g' }],
  ['with data saving', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`nothing is prefetched ${name}, and a click still works`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    await open(page, AT.inCategory);
    const seen = watchData(page);
    await sidebarLink(page, 'Manage').hover();
    await sidebarLink(page, 'Manage').focus();
    await settled(page);
    expect(seen).toEqual([]);
    const isSame = await rememberDocument(page);
    await sidebarLink(page, 'Manage').click();
    await expect(page).toHaveURL(/using\/manage/);
    expect(await isSame()).toBe(true);
  });
}
