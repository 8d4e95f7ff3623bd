import fs from 'node:fs';
import { parse } from 'yaml';
import { AT } from './landmarks';
import { expect, mobile, open, settled, test } from './site-test';

const operations = parse(fs.readFileSync('tests/fixtures/openapi/operations.yaml', 'utf8')) as {
  slug: string;
  call: string;
  aliases?: string[];
}[];
const SLUG = 'query-sensor-events-for-a-participant';

test('D-13: /api/introduction/ and old slugs redirect', async ({ page }) => {
  const aliased = operations.find(({ aliases }) => aliases?.length);
  await page.goto('api/introduction/');
  await expect(page).toHaveURL(/\/api\/$/);
  await page.goto(`api/${aliased?.aliases?.[0]}/`);
  await expect(page).toHaveURL(new RegExp(`/api/${aliased?.slug}/$`));
});

test('B-007: the sidebar opens to the current operation and marks it, and previous and next follow the list', async ({
  page,
}) => {
  await open(page, `api/${SLUG}/`);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const current = sidebar.locator('[aria-current=page]');
  await expect(current).toHaveText(/GET\s*Query SensorEvents for a Participant/);
  await expect(current).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'Docs pages' })
    .getByRole('link', { name: /^Previous/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create a SensorEvent for a Participant');
  await expect(sidebar.locator('[aria-current=page]')).toHaveText(/^POST/);
});

test('on phones and tablets, what an operation does and who may call it come before the sample; on wide screens, it stands beside them', async ({
  page,
}) => {
  for (const slug of [SLUG, 'view-an-activity', 'create-a-participant-for-a-study']) {
    for (const width of [360, 768, 1366]) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, `api/${slug}/`);
      const [permission, sample, text] = await Promise.all(
        ['.permission', '.sample', 'article > .prose'].map(async (one) => (await page.locator(one).boundingBox())!),
      );
      if (width < 1200) {
        expect(sample!.y - (permission!.y + permission!.height), `${slug} at ${width} px`).toBeLessThan(32);
        expect(text!.y).toBeGreaterThan(sample!.y + sample!.height);
      } else expect(sample!.x).toBeGreaterThan(text!.x + text!.width);
    }
  }
});

test('an operation that no server implements shows what to use instead', async ({ page }) => {
  await open(page, 'api/view-an-tag-spec/');
  const note = page.getByRole('note');
  await expect(note.getByRole('link', { name: 'No server implements' })).toHaveAttribute(
    'href',
    /changes\/#not-served$/,
  );
  await expect(note.getByRole('link', { name: 'Tags' })).toBeVisible();
  for (const part of ['.permission', '.example-response']) {
    await expect(page.locator(part).filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByRole('tabpanel')).toContainText('curl -L');
  await expect(page.getByRole('table', { name: 'Responses' })).toContainText('404');
});

test('in the drawer, Escape clears the field above the operations before it closes the drawer', async ({ page }) => {
  await page.setViewportSize(mobile);
  await open(page, `api/${SLUG}/`);
  await page.locator('button[aria-label="Toggle navigation bar"]').click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  const field = drawer.getByRole('searchbox', { name: 'Filter operations' });
  await field.fill('credential');
  await expect(drawer.getByRole('link', { name: /Credential/ }).first()).toBeVisible();
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await expect(drawer).toBeVisible();
  await field.press('Escape');
  await expect(drawer).toBeHidden();
});

test('B-097: no control on an operation page sends a request to another origin', async ({ page, server }) => {
  const foreign: string[] = [];
  page.on('request', (one) => {
    if (!one.url().startsWith(server.origin) && !one.url().startsWith('data:')) foreign.push(one.url());
  });
  await open(page, AT.view);
  // Some controls open others, so the list is taken first, and each is pressed wherever it stands by then.
  const controls = await page.locator('main button, main summary').filter({ visible: true }).elementHandles();
  for (const control of controls) await control.dispatchEvent('click');
  await settled(page);
  expect(foreign).toEqual([]);
});
