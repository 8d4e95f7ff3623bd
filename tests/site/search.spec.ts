/** Search in the page. tests/unit/search/ has what is found, and tests/components/search/ the field. */
import type { Page } from '@playwright/test';
import { settings } from '@/lib/settings/settings';
import { AT } from './landmarks';
import {
  resultsComplete,
  expect,
  heading,
  rememberDocument,
  mobile,
  open,
  addressBelowBase,
  searchField,
  test,
} from './site-test';

const isIndex = (url: string) => /\/search-index[^/]*\.json/.test(url);
const firstOption = (page: Page) => page.getByRole('option').first();
const highlights = (page: Page) => page.locator('article mark[data-markjs="true"]');

test('the index loads at the first sign of a search and not before, and only once', async ({ page }) => {
  // What came over the network; copies from the browser's cache don't count.
  const sent: string[] = [];
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({ response }) => {
    if (isIndex(response.url) && !response.fromDiskCache) sent.push(response.url);
  });
  await open(page, AT.inContext);
  expect(sent).toEqual([]);
  const indexResponse = page.waitForResponse((response) => isIndex(response.url()));
  await searchField(page).hover();
  expect((await indexResponse).url()).toMatch(/\/search-index\.json\?_=[0-9a-f]{8}$/);
  for (const word of ['survey', 'sleep', 'gps', 'login', 'cortex']) {
    await searchField(page).fill(word);
    await expect(firstOption(page)).toBeVisible();
  }
  // Moving to another context fetches nothing again.
  await page.keyboard.press('Escape');
  await page.locator('.navbar a[href$="/api/"]').first().click();
  await expect(page).toHaveURL(/\/api\/$/);
  await searchField(page).fill('participant');
  await expect(page.getByRole('option')).toHaveCount(8);
  expect(sent.length).toBeGreaterThan(0);
  expect(new Set(sent).size).toBe(sent.length);
});

test('Control+K focuses the field, even before hydration', async ({ page }) => {
  await page.goto('./', { waitUntil: 'commit' });
  await searchField(page).waitFor();
  await page.keyboard.press('Control+k');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('survey');
  await expect(firstOption(page)).toBeVisible();
  await expect(searchField(page)).toHaveValue('survey');
});

test('a result opens its page, highlights the words, and keeps them in the field; ✕ clears the highlights, and Back restores them', async ({
  page,
  base,
}) => {
  await open(page, './');
  const same = await rememberDocument(page);
  await searchField(page).click();
  await page.keyboard.type('build a survey');
  await resultsComplete(page);
  await page.keyboard.press('Enter');
  const address = '/start_here/activities/create_surveys/';
  await expect(page).toHaveURL(new RegExp(`${address}\\?_highlight=build&_highlight=survey(#[\\w-]+)?$`));
  expect(await same()).toBe(true);
  await expect(highlights(page).first()).toBeVisible();
  for (const text of await highlights(page).allTextContents()) expect(text.toLowerCase()).toMatch(/^(build|survey)/);
  await expect(searchField(page)).toHaveValue('build a survey');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(highlights(page)).toHaveCount(0);
  await expect(searchField(page)).toHaveValue('');
  await expect(searchField(page)).toBeFocused();
  await expect.poll(() => addressBelowBase(page, base)).toMatch(new RegExp(`^${address}(#[\\w-]+)?$`));
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(highlights(page).first()).toBeVisible();
});

test('from a context, the link to results within it shows only its pages', async ({ page, base }) => {
  await open(page, AT.inContext);
  await searchField(page).click();
  await page.keyboard.type('couchdb');
  await expect(page.getByRole('link', { name: 'See all results outside "Start Here"' })).toHaveAttribute(
    'href',
    /\/search\/\?q=couchdb$/,
  );
  await expect(page.getByRole('link', { name: /^See all results within/ })).toHaveCount(0);
  await searchField(page).fill('tips');
  const all = page.getByRole('link', { name: 'See all results within "Start Here"' });
  await expect(all).toHaveAttribute('href', /\?q=tips&/);
  // Until then, more results may move the link away from the pointer.
  await resultsComplete(page);
  await all.click();
  await expect(heading(page)).toHaveText('Search results for "tips"');
  await expect.poll(() => addressBelowBase(page, base)).toBe('/search/?q=tips&ctx=start_here');
  await expect(page.locator('#context-selector')).toHaveValue('start_here');
  const links = page.locator('article h2 a');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) expect(await link.getAttribute('href')).toContain(`${base}/start_here/`);
});

test('words of danger lead to the top of Help now, also from the page itself, and staff find their pages below', async ({
  page,
  base,
}) => {
  await page.setViewportSize(mobile);
  await open(page, `${AT.helpNow}#not-watched`);
  const call = page.getByRole('note').getByRole('link', { name: `Call ${settings.helpLines.emergency}` });
  for (const query of ['i want to die', 'get help now', 'who do i call', 'night']) {
    await searchField(page).fill(query);
    await expect(call).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect.poll(() => addressBelowBase(page, base)).toBe(`/${AT.helpNow}`);
    await expect(page.locator(`article a[href="tel:${settings.helpLines.call}"]`).first()).toBeInViewport();
  }
  const links = page.locator('main .result a');
  const staffPage = page.locator('main .result a[href*="/using/between_visits/"][href$="#worry"]');
  for (const query of ['alert when patient is suicidal', 'patient suicidal in survey']) {
    await page.goto(`${AT.search}?q=${query}`);
    await expect(call).toBeVisible();
    await expect(links.first()).toHaveAttribute('href', `${base}/${AT.helpNow}`);
    await expect(staffPage).toHaveCount(1);
  }
  // A questionnaire about it, with nobody in it, is no cry for help.
  await page.goto(`${AT.search}?q=suicidal ideation survey`);
  await expect(staffPage).toHaveCount(1);
  await expect(call).toHaveCount(0);
});

test('clearing the highlights does not shift the text being read', async ({ page }) => {
  await open(page, `${AT.wideTable}?_highlight=lamp&_highlight=gps#platform-differences`);
  await expect(highlights(page).first()).toBeAttached();
  // The bar hides while scrolling; focusing the field brings it back.
  await page.keyboard.press('Control+k');
  const clear = page.getByRole('button', { name: 'Clear search' });
  await expect(clear).toBeInViewport();
  const top = async () => (await page.locator('#platform-differences').boundingBox())!.y;
  // The page reaches the address's hash once everything above it is rendered.
  await expect.poll(top).toBeLessThan(100);
  const before = await top();
  // Use the mouse directly, because Playwright's click() scrolls its target into view.
  const box = (await clear.boundingBox())!;
  await page.mouse.click(box.x + 5, box.y + 5);
  await expect(highlights(page)).toHaveCount(0);
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test('Back from a result on another page brings back the words', async ({ page, base }) => {
  await open(page, AT.inContext);
  await searchField(page).click();
  await page.keyboard.type('build a survey');
  await resultsComplete(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/_highlight=build/);
  await page.goBack();
  await expect.poll(() => addressBelowBase(page, base)).toBe(`/${AT.inContext}`);
  await expect(searchField(page)).toHaveValue('build a survey');
  await searchField(page).click();
  await expect(firstOption(page)).toBeVisible();
});

test('the field in use and its list have the same edges', async ({ page }) => {
  for (const width of [1280, 700]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, AT.page);
    await searchField(page).fill('survey');
    await expect(firstOption(page)).toBeVisible();
    const [field, list] = [await searchField(page).boundingBox(), await page.locator('.search-panel').boundingBox()];
    expect([list?.x, list?.width], `at ${width} px`).toEqual([field?.x, field?.width]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('Back closes the open search and stays on the page; after opening a result, Back returns to the previous page', async ({
    page,
    base,
  }) => {
    await open(page, './');
    await searchField(page).tap();
    await page.keyboard.type('survey');
    await expect(firstOption(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect.poll(() => addressBelowBase(page, base)).toBe('/');
    await searchField(page).tap();
    await firstOption(page).tap();
    await expect(highlights(page).first()).toBeAttached();
    await page.goBack();
    await expect.poll(() => addressBelowBase(page, base)).toBe('/');
  });
});
