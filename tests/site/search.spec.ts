import { AT } from './landmarks';
import { answersComplete, expect, markDocument, open, place, test } from './site-test';

const isIndex = (url: string) => /\/search-index[^/]*\.json/.test(url);

test('B-091, B-092: the index loads at the first sign of a search and not before, and only once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (isIndex(request.url()) && request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
  });
  // What came over the network, prefetched or not; copies from the browser's cache don't count.
  const sent: string[] = [];
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  network.on('Network.responseReceived', ({ response }) => {
    if (isIndex(response.url) && !response.fromDiskCache) sent.push(new URL(response.url).pathname);
  });
  const prefetched = page.locator('link[rel=prefetch][href*="search-index"]');
  await open(page, AT.inContext);
  await expect(prefetched).toHaveCount(0);
  const answer = page.waitForResponse((response) => isIndex(response.url()));
  await page.getByRole('combobox', { name: 'Search' }).hover();
  const response = await answer;
  expect(response.status()).toBe(200);
  expect(new URL(response.url()).pathname).toMatch(/\/search-index\.json$/);
  expect(new URL(response.url()).search).toMatch(/^\?_=[0-9a-f]{8}$/);
  await expect(prefetched).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Search' }).click();
  for (const word of ['survey', 'sleep', 'gps', 'login', 'cortex']) {
    await page.keyboard.type(word);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Control+A');
  }
  // Moving to another section fetches nothing again.
  await page.keyboard.press('Escape');
  await page.locator('.navbar a[href$="/api/"]').first().click();
  await expect(page).toHaveURL(/\/api\/$/);
  await page.locator('.search-input').fill('');
  await page.keyboard.type('participant');
  await expect(page.getByRole('option')).toHaveCount(8);
  expect(new Set(asked).size).toBe(asked.length);
  expect(sent).toContain(new URL(response.url()).pathname);
  expect(new Set(sent).size).toBe(sent.length);
});

test('B-037: Control+K focuses the field, even before hydration', async ({ page }) => {
  await page.goto('./', { waitUntil: 'commit' });
  await page.locator('.search-input').waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.locator('.search-input')).toBeFocused();
  await page.keyboard.type('survey');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.locator('.search-input')).toHaveValue('survey');
});

test('B-006: a result opens its page, highlights the words, and keeps them in the field; ✕ clears the highlights, and Back restores them', async ({
  page,
  base,
}) => {
  await open(page, './');
  const same = await markDocument(page);
  await page.locator('.search-input').click();
  await page.keyboard.type('build a survey');
  await answersComplete(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    /\/start_here\/activities\/create_surveys\/\?_highlight=build&_highlight=survey(#[\w-]+)?$/,
  );
  expect(await same()).toBe(true);
  const marks = page.locator('article mark[data-markjs="true"]');
  await expect(marks.first()).toBeVisible();
  for (const text of await marks.allTextContents()) expect(text.toLowerCase()).toMatch(/^(build|survey)/);
  await expect(page.locator('.search-input')).toHaveValue('build a survey');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(marks).toHaveCount(0);
  await expect.poll(() => place(page, base)).toMatch(/^\/start_here\/activities\/create_surveys\/(#[\w-]+)?$/);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(marks.first()).toBeVisible();
});

test('B-038, B-005: from a context, the link to results within it shows only its pages', async ({ page, base }) => {
  await open(page, AT.inContext);
  await page.locator('.search-input').click();
  await page.keyboard.type('tips');
  const all = page.getByRole('link', { name: 'See all results within "Start Here"' });
  await expect(all).toHaveAttribute('href', /\?q=tips&/);
  // Until then, more results may move the link away from the pointer.
  await answersComplete(page);
  await all.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "tips"');
  await expect.poll(() => place(page, base)).toBe('/search/?q=tips&ctx=start_here');
  await expect(page.locator('#context-selector')).toHaveValue('start_here');
  const links = page.locator('article h2 a');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) expect(await link.getAttribute('href')).toContain(`${base}/start_here/`);
});

test('B-004: the search page follows the typed query without adding history entries', async ({ page, base }) => {
  await open(page, AT.search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
  await expect(page.locator('input[name=q]')).toBeFocused();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const steps = await page.evaluate(() => history.length);
  await page.keyboard.type('survey');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "survey"');
  await expect(page).toHaveTitle('Search results for "survey"');
  await expect.poll(() => place(page, base)).toBe('/search/?q=survey');
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('B-115, B-101: the search page counts its results, and says when there are none', async ({ page }) => {
  await open(page, 'search/?q=participant&ctx=nonsense');
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText(/^\d+ documents found$/);
  // The rest of the index may still be loading and change both numbers together.
  await expect(async () => {
    const shown = await page.locator('main article').count();
    expect(shown).toBeGreaterThan(8);
    expect(shown).toBeLessThanOrEqual(100);
    expect(await count.textContent()).toBe(`${shown} documents found`);
  }).toPass({ timeout: 15_000 });
  await page.locator('input[name=q]').fill('zzzzqq');
  await expect(count).toHaveText('No documents were found');
  for (const name of ['Troubleshooting', 'Report a problem']) {
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
  }
});

test('on a phone, the closed field is a button without a piece of the words in it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await open(page, AT.page);
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('survey');
  await expect(field).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await field.blur();
  await expect(field).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
});

test('words of danger lead to the top of Help now, also from the page itself, and staff find their pages below', async ({
  page,
  base,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await open(page, 'quick_links/help_now/#not-watched');
  for (const words of ['i want to die', 'get help now', 'who do i call', 'night']) {
    await page.getByRole('combobox', { name: 'Search' }).fill(words);
    await expect(page.getByRole('note').getByRole('link', { name: 'Call 911' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect.poll(() => place(page, base)).toBe('/quick_links/help_now/');
    await expect(page.locator('article').getByRole('link', { name: 'Call or text 988' })).toBeInViewport();
  }
  for (const words of ['suicidal ideation survey', 'alert when patient is suicidal', 'patient suicidal in survey']) {
    await page.goto(`search/?q=${words}`);
    await expect(page.getByRole('note').getByRole('link', { name: 'Call 911' })).toBeVisible();
    await expect(page.locator('main .found a').first()).toHaveAttribute('href', `${base}/quick_links/help_now/`);
    await expect(page.locator('main .found a[href*="/using/between_visits/"][href$="#worry"]')).toHaveCount(1);
    await expect(page.locator('main .found a[href*="/quick_links/help_now/"][href$="#staff"]')).toHaveCount(1);
  }
});

test("a shared link's results appear without shifting the layout, and its title keeps the query", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: { moved: number[]; title: string } = { moved: [], title: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    new MutationObserver(() => {
      seen.title = document.title;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto('search/?q=survey');
  await expect(page.locator('.found-excerpt:not([data-pending])').first()).toBeVisible();
  await expect(page).toHaveTitle('Search results for "survey"');
  expect(await page.evaluate(() => (window as unknown as { seen: object }).seen)).toEqual({
    moved: [],
    title: 'Search results for "survey"',
  });
});

test('the first result leads to the section that answers, in a field with room for a question', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(page, './');
  const input = page.locator('.search-input');
  await input.focus();
  const rem = await page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  await expect.poll(async () => ((await input.boundingBox())?.width ?? 0) / rem).toBeGreaterThanOrEqual(27.9);
  for (const [query, address] of [
    ['I forgot my password', /\/\?.*#(password|reset-a-password)$/],
    ['lamp.gps', /\/sensor_types\/gps\/\?/],
    ['LAMP_ACCESS_KEY', /#[\w-]+$/],
    ['balloon risk', /\/balloon-risk\/\?/],
  ] as const) {
    await input.fill(query);
    await expect(page.getByRole('option').first()).toHaveAttribute('href', address);
  }
});

test('clearing the highlights does not shift the text being read', async ({ page }) => {
  await open(page, 'data_science/data_types/sensor_types/?_highlight=lamp&_highlight=gps#platform-differences');
  await expect(page.locator('article mark[data-markjs]').first()).toBeAttached();
  const heading = page.locator('#platform-differences');
  await expect(heading).toBeInViewport();
  // The bar hides while scrolling; focusing the field brings it back.
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeInViewport();
  const top = () => heading.evaluate((element) => element.getBoundingClientRect().top);
  // The page reaches the address's hash once everything above it is rendered.
  await expect.poll(top).toBeLessThan(100);
  const before = await top();
  // Use the mouse directly, because Playwright's click() scrolls its target into view.
  const box = await page.getByRole('button', { name: 'Clear search' }).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5);
  await expect(page.locator('article mark[data-markjs]')).toHaveCount(0);
  expect(Math.abs((await top()) - before)).toBeLessThan(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('Back closes the open search and stays on the page; after opening a result, Back returns to the previous page', async ({
    page,
    base,
  }) => {
    await open(page, './');
    await page.locator('.search-input').tap();
    await page.keyboard.type('survey');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('option')).toHaveCount(0);
    await expect.poll(() => place(page, base)).toBe('/');
    await page.locator('.search-input').tap();
    await page.getByRole('option').first().tap();
    await expect(page).not.toHaveURL(`${base}/`);
    await expect(page.locator('article mark[data-markjs]').first()).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${base}/$`));
  });
});
