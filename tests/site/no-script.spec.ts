/** Pages without JavaScript: everything can be read, links lead onward, and nothing looks as if it worked. */
import { AT, HAS_SPANISH } from './landmarks';
import { drawerToggle, expect, heading, mobile, pager, sidebar, test } from './site-test';

test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

test('a page is light, with all of its tabs, the announcement, and the sidebar below', async ({ page }) => {
  await page.setViewportSize(mobile);
  await page.goto(AT.tabs);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(254, 252, 249)');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('banner').locator('button')).toBeHidden();
  await expect(drawerToggle(page)).toBeHidden();
  await expect(page.locator('aside').locator(sidebar(page))).toBeVisible();
  const panels = await page.locator('tab-group > section').all();
  expect(panels.length).toBeGreaterThan(1);
  for (const panel of panels) await expect(panel).toBeVisible();
  const next = pager(page).getByRole('link').last();
  const target = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(heading(page)).toBeVisible();
});

test('pictures are light, and categories and the Markdown form are links', async ({ page, base }) => {
  await page.goto(AT.headings);
  const shown = page.locator('.themed').first().locator('img:visible');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('src', /\.light\.svg$/);
  const all = page.locator('.sidebar').getByRole('button', { name: 'All guides', exact: true });
  await expect(all).toHaveAttribute('href', `${base}/`);
  const category = page.locator('.sidebar .category .category [role=button]').first();
  await expect(category).toHaveAttribute('href', /\/[a-z_]+\/$/);
  const response = page.waitForResponse(/how_works\.md$/);
  await page.getByRole('link', { name: 'Markdown', exact: true }).click();
  expect((await response).headers()['content-type']).toContain('text/markdown');
});

test('an operation has its sample, parameters, and responses, and the styles come with the page', async ({ page }) => {
  await page.route(/\.css/, (route) => route.abort());
  await page.goto(AT.query);
  await expect(page.getByRole('tabpanel')).toContainText('curl -L');
  await expect(page.getByRole('table', { name: 'Query Parameters' })).toContainText('origin');
  await expect(page.getByRole('table', { name: 'Path Parameters' }).getByRole('row')).toContainText('REQUIRED');
  await expect(page.getByRole('table', { name: 'Responses' })).toContainText('403');
  await expect(page.locator('.navbar')).toHaveCSS('display', 'flex');
});

test('queries stand as they are, and search says where to go instead, in each language', async ({ page }) => {
  await page.goto(AT.queries);
  await expect(page.locator('[data-playground]').first().locator('figure.code')).toHaveCount(2);
  await expect(page.locator('[data-playground] button')).toHaveCount(0);
  const instead = page.locator('main noscript p');
  await page.goto(AT.search);
  await expect(instead).toContainText('Search needs JavaScript.');
  if (!HAS_SPANISH) return;
  await page.goto(`es/${AT.search}`);
  await expect(instead).toContainText('La búsqueda necesita JavaScript');
  await expect(page.getByRole('link', { name: 'Página de inicio' }).first()).toHaveAttribute('href', /\/es\/$/);
});
