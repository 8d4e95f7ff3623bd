import { AT } from './landmarks';
import { answersComplete, expect, markDocument, open, place, test } from './site-test';

/** A walk through everything a reader does that a base path could break. */
test('a reader gets from the home page through docs, search, and the API, and back', async ({ page, base }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(`${base}/`)) outside.push(pathname);
  });
  await page.goto('./');
  await expect(page.locator('h1')).toBeVisible();
  await open(page, AT.otherPage);
  const isSame = await markDocument(page);
  await page.locator('.sidebar a[href$="/faq/"]').click();
  await expect(page.locator('h1')).toHaveText('Frequently asked questions');

  await page.locator('.toc a').first().click();
  await expect.poll(() => place(page, base)).toMatch(/^\/faq\/#./);

  await page.locator('.search-input').click();
  await page.keyboard.type('participant');
  await answersComplete(page);
  await page.getByRole('option').first().click();
  await expect(page.locator('h1')).not.toHaveText('Frequently asked questions');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API' }).click();
  await expect(page).toHaveURL(new RegExp(`${base}/api/$`));
  await page.locator('main .operation-list a').first().click();
  await expect(page.locator('main .method').first()).toBeVisible();

  await page.locator('.navbar [data-color-toggle]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${base}/api/$`));
  expect(await isSame()).toBe(true);
  expect(outside).toEqual([]);
});
