/** Pages bring their styles along, so a browser can paint as soon as it has the HTML. */
import { pagesIn, valueOf } from '../support/exported-files';
import { AT } from './landmarks';
import { expect, heading, mainMenu, open, settled, sidebarLink, test } from './site-test';

test('every page contains its styles, and every link to a style sheet is disabled', ({ dir }) => {
  for (const page of pagesIn(dir)) {
    const links = page.find('link').filter((one) => valueOf(one, 'rel') === 'stylesheet');
    expect(links.length, page.file).toBeGreaterThan(0);
    expect(links.filter((one) => valueOf(one, 'disabled') === undefined)).toEqual([]);
    expect(page.find('style').length, page.file).toBeGreaterThanOrEqual(links.length);
  }
});

test('with the first page turn all styles are there, and later ones load only those that are new', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.css')) requested.push(request.url());
  });
  await open(page, AT.inCategory);
  await sidebarLink(page, 'Manage').click();
  await expect(page).toHaveURL(/using\/manage/);
  const first = requested.length;
  expect(first).toBeGreaterThan(0);
  await sidebarLink(page, 'Portal').click();
  await expect(page).toHaveURL(/using\/portal/);
  expect(requested).toHaveLength(first);
  await page.locator('.navbar a[href$="/api/"]').click();
  await expect(heading(page)).toContainText('API');
  expect(requested.length).toBeGreaterThan(first);
  expect(new Set(requested).size).toBe(requested.length);
  await expect(mainMenu(page)).toHaveCSS('position', 'sticky');
});

test('a page contains no styles of other kinds of pages, and has its own as soon as it shows after a page turn', async ({
  page,
  dir,
}) => {
  const stylesOf = (file: string) =>
    pagesIn(dir)
      .find((one) => one.file === file)
      ?.html.match(/<style>.*?<\/style>/s)?.[0];
  expect(stylesOf('index.html')).toContain('.doors');
  expect(stylesOf(`${AT.inCategory}index.html`)).not.toContain('.doors');
  await open(page, AT.inCategory);
  await settled(page);
  await page.locator('.navbar .brand').click();
  await page.locator('.doors').waitFor({ state: 'attached' });
  expect(await page.locator('.doors').evaluate((doors) => getComputedStyle(doors).display)).toBe('grid');
});
