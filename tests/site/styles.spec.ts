/** Pages bring their styles along, so a browser can paint as soon as it has the HTML. */
import { pagesIn, valueOf } from '../support/exported-files';
import { AT } from './landmarks';
import { expect, heading, mainMenu, open, settled, sidebarLink, test } from './site-test';

test('every page contains its styles, and every link to a style sheet is disabled', ({ dir }) => {
  for (const page of pagesIn(dir)) {
    const links = page.find('link').filter((element) => valueOf(element, 'rel') === 'stylesheet');
    expect(links.length, page.file).toBeGreaterThan(0);
    expect(links.filter((element) => valueOf(element, 'disabled') === undefined)).toEqual([]);
    expect(page.find('style').length, page.file).toBeGreaterThanOrEqual(links.length);
  }
});

test('the app loads no styles again, and a page turn only those that are new, once', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.css')) requested.push(request.url());
  });
  await open(page, AT.inCategory);
  await settled(page);
  await sidebarLink(page, 'Manage').click();
  await expect(page).toHaveURL(/using\/manage/);
  await settled(page);
  expect(requested).toEqual([]);
  await page.locator('.navbar a[href$="/api/"]').click();
  await expect(heading(page)).toContainText('API');
  expect(requested.length).toBeGreaterThan(0);
  expect(new Set(requested).size).toBe(requested.length);
  await expect(mainMenu(page)).toHaveCSS('position', 'sticky');
});
