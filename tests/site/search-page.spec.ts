import { AT, HAS_SPANISH } from './landmarks';
import { expect, heading, open, addressBelowBase, searchField, test } from './site-test';

test('the search page follows the typed query without adding history entries', async ({ page, base }) => {
  await open(page, AT.search);
  await expect(heading(page)).toHaveText('Search the documentation');
  await expect(page.locator('input[name=q]')).toBeFocused();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const steps = await page.evaluate(() => history.length);
  await page.keyboard.type('survey');
  await expect(heading(page)).toHaveText('Search results for "survey"');
  await expect(page).toHaveTitle('Search results for "survey"');
  await expect.poll(() => addressBelowBase(page, base)).toBe('/search/?q=survey');
  expect(await page.evaluate(() => history.length)).toBe(steps);
});

test('the search page counts its results, and says when there are none', async ({ page }) => {
  await open(page, `${AT.search}?q=participant&ctx=nonsense`);
  const count = page.getByRole('main').getByRole('status');
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

test('Back from the results of the field in the navbar empties the page again', async ({ page }) => {
  await open(page, AT.search);
  await searchField(page).fill('gps');
  await page.getByRole('link', { name: /^See all results/ }).click();
  await expect(heading(page)).toHaveText('Search results for "gps"');
  await page.goBack();
  await expect(heading(page)).toHaveText('Search the documentation');
  await expect(page.locator('input[name=q]')).toHaveValue('');
});

test("a shared link's results appear without shifting the layout, and its title keeps the query", async ({ page }) => {
  await page.addInitScript(() => {
    const seen: { moved: number[]; title: string } = { moved: [], title: '' };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    const note = () => (seen.title = document.title);
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.goto(`${AT.search}?q=survey`);
  await expect(page.locator('.result-excerpt:not([data-pending])').first()).toBeVisible();
  const title = 'Search results for "survey"';
  await expect(page).toHaveTitle(title);
  const seen = await page.evaluate(() => (window as unknown as { seen: object }).seen);
  expect(seen).toEqual({ moved: [], title });
});

test('for a version on another site, nothing is requested, and there are no results', async ({ page, problems }) => {
  problems.allow(/Unexpected version/);
  const elsewhere: string[] = [];
  await page.route(
    ({ hostname }) => hostname === 'evil.example',
    (route) => {
      elsewhere.push(route.request().url());
      return route.abort();
    },
  );
  await open(page, `${AT.search}?q=survey&version=/evil.example/`);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('No documents were found');
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  expect([elsewhere, problems.list.filter((problem) => problem.includes('Unexpected')).length]).toEqual([[], 1]);
});

test('the search page names the page first, then its section', async ({ page }) => {
  await open(page, `${AT.search}?q=what is announced on nats`);
  const first = page.locator('main .result h2').first();
  await expect(first).toContainText(/^How the platform is built/);
  await expect(first.locator('.search-section')).toContainText('NATS');
});

test('a Spanish page has its context, too', async ({ page }) => {
  test.skip(!HAS_SPANISH, 'no Spanish pages');
  await open(page, `es/${AT.inBothContexts}`);
  await page.getByRole('combobox').first().fill('encuesta');
  await page.getByRole('link', { name: /^Ver todos los resultados en/ }).click();
  await expect(page.locator('#context-selector')).toHaveValue('using');
  const links = page.locator('article h2 a');
  await expect(links.first()).toBeVisible();
  for (const link of await links.all()) expect(await link.getAttribute('href')).toContain('/es/using/');
});
