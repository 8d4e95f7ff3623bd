import { expect, markDocument, open, place, test } from './site-test';

const isIndex = (url: string) => /\/search-index[^/]*\.json/.test(url);

test('B-091, B-092: one request for the index, at the first intent and never before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/search-[a-z_-]+\.json/.test(request.url())) asked.push(request.url());
  });
  await open(page, 'start_here/overview/');
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
  const answer = page.waitForResponse((response) => isIndex(response.url()));
  await page.getByRole('combobox', { name: 'Search' }).hover();
  const response = await answer;
  expect(response.status()).toBe(200);
  expect(new URL(response.url()).pathname).toMatch(/\/search-index-start_here\.json$/);
  expect(new URL(response.url()).search).toMatch(/^\?_=[0-9a-f]{8}$/);
  await page.getByRole('combobox', { name: 'Search' }).click();
  for (const word of ['survey', 'sleep', 'gps', 'login', 'cortex']) {
    await page.keyboard.type(word);
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Control+A');
  }
  expect(asked.filter(isIndex)).toHaveLength(1);
});

test('B-037: Control and K focuses the field, even before the app is there', async ({ page }) => {
  await page.goto('./', { waitUntil: 'commit' });
  await page.locator('.search-input').waitFor();
  await page.keyboard.press('Control+k');
  await expect(page.locator('.search-input')).toBeFocused();
  await page.keyboard.type('survey');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.locator('.search-input')).toHaveValue('survey');
});

test('B-113, B-114: 8 options with short lines', async ({ page }) => {
  await open(page, 'faq/');
  await page.locator('.search-input').click();
  await page.keyboard.type('participant');
  await expect(page.getByRole('option')).toHaveCount(8);
  for (const line of await page.locator('.search-title, .search-section, .search-excerpt').allTextContents()) {
    expect(line.replaceAll('…', '').length).toBeLessThanOrEqual(50);
  }
});

test('B-006: goes to the page, marks the words, shows them in the field; ✕ takes them away and Back brings them again', async ({
  page,
  base,
}) => {
  await open(page, './');
  const same = await markDocument(page);
  await page.locator('.search-input').click();
  await page.keyboard.type('create survey');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/start_here\/activities\/create_surveys\/\?_highlight=create&_highlight=survey/);
  expect(await same()).toBe(true);
  const marks = page.locator('article mark[data-markjs="true"]');
  await expect(marks.first()).toBeVisible();
  for (const text of await marks.allTextContents()) expect(['create', 'survey']).toContain(text.toLowerCase());
  await expect(page.locator('.search-input')).toHaveValue('create survey');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(marks).toHaveCount(0);
  expect(place(page, base)).toBe('/start_here/activities/create_surveys/');
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(marks.first()).toBeVisible();
});

test('B-038, B-005: from a context, the link within it shows only its pages', async ({ page, base }) => {
  await open(page, 'start_here/overview/');
  await page.locator('.search-input').click();
  await page.keyboard.type('tips');
  await page.getByRole('link', { name: 'See all results within "Start Here"' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "tips"');
  expect(place(page, base)).toBe('/search/?q=tips&ctx=start_here');
  await expect(page.locator('#context-selector')).toHaveValue('start_here');
  const links = page.locator('article h2 a');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) expect(await link.getAttribute('href')).toContain(`${base}/start_here/`);
});

test('B-004: the search page follows what is typed, without steps in the history', async ({ page, base }) => {
  await open(page, 'search/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search the documentation');
  await expect(page.locator('input[name=q]')).toBeFocused();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const steps = await page.evaluate(() => history.length);
  await page.keyboard.type('survey');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for "survey"');
  await expect(page).toHaveTitle('Search results for "survey"');
  expect(place(page, base)).toBe('/search/?q=survey');
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('B-115, B-101: counts what it shows, and says when there is nothing', async ({ page }) => {
  await open(page, 'search/?q=participant&ctx=nonsense');
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText(/^\d+ documents found$/);
  // The words of the second part may still come in and change both numbers together.
  await expect(async () => {
    const shown = await page.locator('main article').count();
    expect(shown).toBeGreaterThan(8);
    expect(shown).toBeLessThanOrEqual(100);
    expect(await count.textContent()).toBe(`${shown} documents found`);
  }).toPass({ timeout: 15_000 });
  await page.locator('input[name=q]').fill('zzzzqq');
  await expect(count).toHaveText('No documents were found');
});

test('B-089: a version of another origin is refused before any request', async ({ page, faults, server }) => {
  faults.allow(/Search could not be loaded/);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await open(page, 'search/?q=survey&version=/evil.example/');
  await expect(page.getByText('No documents were found')).toBeVisible();
  expect([...hosts]).toEqual([server.origin]);
  expect(faults.list.join('\n')).toMatch(/Search could not be loaded/);
});

test('B-088: 12 words of a page and two that are none still find it', async ({ page }) => {
  await open(page, './');
  await page.locator('.search-input').click();
  await page
    .locator('.search-input')
    .fill('make a survey in the dashboard choose question types and answer options qqzzx xxyzq');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /create_surveys/);
});

test('shows a ring while the index comes, then results; and offers to try again when it fails', async ({
  page,
  faults,
}) => {
  faults.allow(/Search could not be loaded/, /503/, /status of 503/);
  let calls = 0;
  await page.route(/search-index/, async (route) => {
    calls += 1;
    if (calls === 1) return route.fulfill({ status: 503, body: '' });
    await new Promise((resolve) => setTimeout(resolve, 600));
    return route.continue();
  });
  await open(page, './');
  await page.locator('.search-input').focus();
  await page.keyboard.type('survey');
  await expect(page.getByText('Search is not available right now')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('.search-ring')).toBeVisible();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.locator('.search-ring')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the search page says where to go instead', async ({ page }) => {
    await page.goto('search/');
    await expect(page.locator('main noscript p')).toContainText('Search needs JavaScript.');
  });
});

test('results of a shared link come without moving what is there', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('search/?q=survey');
  await expect(page.locator('.found-excerpt:not([data-pending])').first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([]);
});
