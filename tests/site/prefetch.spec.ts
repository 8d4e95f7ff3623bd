/** What is fetched before a click, on which connections, and how often. */
import { expect, markDocument, open, settled, sidebarLink, test, watchData } from './site-test';

test('B-029: hovering prefetches a page once, and the click requests nothing more', async ({ page }) => {
  await open(page, 'using/assess/');
  const seen = watchData(page);
  const fetched = page.waitForResponse((response) => response.url().includes('__PAGE__'));
  await sidebarLink(page, 'Manage').hover();
  await (await fetched).finished();
  for (let round = 0; round < 2; round++) {
    await page.mouse.move(700, 300);
    await sidebarLink(page, 'Manage').hover();
    await settled(page);
  }
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((address) => !address.includes('/using/manage/'))).toEqual([]);
  expect(new Set(seen).size).toBe(seen.length);
  const before = seen.length;
  await sidebarLink(page, 'Manage').click();
  await expect(page).toHaveURL(/using\/manage/);
  expect(seen).toHaveLength(before);
});

test('B-029: scrolling prefetches nothing', async ({ page }) => {
  await open(page, 'faq/');
  const seen = watchData(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole('navigation', { name: 'Docs sidebar' }).evaluate((box) => box.scrollTo(0, 500));
  await settled(page);
  expect(seen).toEqual([]);
});

test('B-029: focus prefetches a page', async ({ page, base }) => {
  await open(page, 'using/assess/');
  const seen = watchData(page);
  await sidebarLink(page, 'Manage').focus();
  await expect.poll(() => seen[0]).toContain(`${base}/using/manage/`);
});

for (const [id, name, connection] of [
  ['B-027', 'on 2g', { effectiveType: '2g' }],
  ['B-027', 'on slow-2g', { effectiveType: 'slow-2g' }],
  ['B-028', 'with data saving', { effectiveType: '4g', saveData: true }],
] as const) {
  test(`${id}: nothing is prefetched ${name}, and a click still works`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { value, configurable: true });
    }, connection);
    await open(page, 'using/assess/');
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

test('B-027: hovering prefetches on a fast connection', async ({ page, base }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true });
  });
  await open(page, 'using/assess/');
  const seen = watchData(page);
  await sidebarLink(page, 'Manage').hover();
  await expect.poll(() => seen[0]).toContain(`${base}/using/manage/`);
});

test('prefetching needs no extra round trip, because the first page tells the router how addresses map to files', async ({
  page,
}) => {
  await open(page, 'using/assess/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const content = page.waitForRequest(/using\/manage\/.*__PAGE__\.txt/);
  await sidebarLink(page, 'Manage').hover();
  await content;
  expect(asked.filter((request) => request.startsWith('HEAD ') || request.includes('_tree'))).toEqual([]);
});
