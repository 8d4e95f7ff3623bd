import { AT } from './landmarks';
import { followNewLink, expect, open, searchField, settled, sidebarLink, test } from './site-test';

test('a page turn and Back report a page view with the new title, and a load none', async ({ page, base }) => {
  await page.addInitScript(() => {
    const calls: unknown[] = [];
    Object.assign(window, { calls, gtag: (...parts: unknown[]) => calls.push([...parts, document.title]) });
  });
  await open(page, AT.inCategory);
  const calls = () => page.evaluate(() => (window as unknown as { calls: string[][] }).calls);
  await settled(page);
  expect(await calls()).toEqual([]);
  await sidebarLink(page, 'Manage').click();
  await expect.poll(async () => (await calls()).length).toBe(2);
  const title = await page.title();
  expect(title).toMatch(/^(?!.*Assess)/);
  expect(await calls()).toEqual([
    ['set', 'page_path', `${base}/using/manage/`, title],
    ['event', 'page_view', title],
  ]);
  await page.goBack();
  await expect.poll(async () => (await calls()).length).toBe(4);
});

test('each change of query or hash is one page view, however it comes about', async ({ page, base }) => {
  await page.addInitScript(() => {
    const views: unknown[] = [];
    Object.assign(window, {
      views,
      gtag: (kind: string, name: string, value: string) => kind === 'set' && name === 'page_path' && views.push(value),
    });
  });
  const views = () => page.evaluate(() => (window as unknown as { views: string[] }).views);
  const nowViewed = async (...paths: string[]) => {
    await expect.poll(async () => (await views()).map((view) => view.slice(base.length))).toEqual(paths);
    await page.evaluate(() => (window as unknown as { views: string[] }).views.splice(0));
  };
  await open(page, `${AT.page}?_highlight=app`);
  await expect(searchField(page)).toHaveValue('app');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await nowViewed('/faq/');
  await followNewLink(page, '#main-content');
  await nowViewed('/faq/#main-content');
  await followNewLink(page, '#main-content');
  await searchField(page).fill('frequently asked questions');
  const option = page.getByRole('option', { name: /^Frequently asked questions/ }).first();
  await expect(option).toBeVisible();
  const { pathname, search, hash } = new URL(await option.evaluate((link: HTMLAnchorElement) => link.href));
  await option.click();
  await nowViewed(pathname.slice(base.length) + search + hash);
  await open(page, AT.search);
  await page.keyboard.type('gp ');
  await nowViewed('/search/?q=g', '/search/?q=gp');
  await expect(page.locator('input[name=q]')).toHaveValue('gp ');
});
