import zlib from 'node:zlib';
import type { Page } from '@playwright/test';
import { findFaults } from './accessibility';
import { expect, hold, mobile, open, settled, test } from './site-test';

const bench = (page: Page) => page.getByRole('group', { name: 'Try with sample data' });
const sample = (page: Page) => page.getByRole('tabpanel');
const answer = (page: Page) => bench(page).locator('.bench-result');
const status = (page: Page) => bench(page).locator('.call-status');
/** What the answer's body says. */
const json = async (page: Page): Promise<unknown> =>
  JSON.parse((await answer(page).locator('pre').textContent()) ?? '');

async function openBench(page: Page, slug: string): Promise<void> {
  await open(page, `api/${slug}/`);
  await page.getByRole('button', { name: 'Try with sample data' }).click();
  await expect(bench(page)).toBeVisible();
}

async function send(page: Page, code: number): Promise<void> {
  await bench(page).getByRole('button', { name: 'Send' }).click();
  await expect(status(page)).toContainText(`Response ${code}`);
}

/** Expects an error with its documented explanation, which leads to the code's entry in the catalog. */
async function expectError(page: Page, code: string): Promise<void> {
  await expect(status(page)).toContainText(code);
  await expect(status(page)).toContainText('What to do:');
  const href = await status(page).getByRole('link', { name: 'More about this error' }).first().getAttribute('href');
  expect(href).toContain(`api/errors/#${code}`);
}

test.describe('a call on sample data', () => {
  test('lists: the participants of a Study; without keys, 401', async ({ page }) => {
    await openBench(page, 'list-all-participants-for-a-study');
    await send(page, 200);
    expect(await json(page)).toMatchObject({ data: [{ id: 'U4082917356' }, {}, {}] });
    await expect(answer(page)).toContainText('cache-control: no-store');
    await bench(page).getByLabel('Keys').selectOption('No keys');
    await send(page, 401);
    await expectError(page, '401.missing-credentials');
    await expect(answer(page)).toContainText('www-authenticate: Basic');
    await expect(sample(page)).not.toContainText('-u ');
  });

  test('gets: one participant; with wrong keys, 403', async ({ page }) => {
    await openBench(page, 'view-a-participant');
    await bench(page).getByLabel('id').fill('U7719305248');
    await expect(sample(page)).toContainText('/participant/U7719305248');
    await send(page, 200);
    expect(await json(page)).toMatchObject({ data: [{ id: 'U7719305248' }] });
    await bench(page).getByLabel('Keys').selectOption('Wrong keys');
    await send(page, 403);
    await expectError(page, '403.no-such-credentials');
    // Wrong or right, the command never has more than the placeholders.
    await expect(sample(page)).toContainText("-u 'ACCESS_KEY:SECRET_KEY'");
  });

  test('creates: a credential, which is there at the second press; Reset drops it', async ({ page }) => {
    await openBench(page, 'add-a-credential-for-a-researcher-study-participant-activity-or-sensor');
    await send(page, 200);
    await send(page, 403);
    await expectError(page, '403.access-key-already-in-use');
    await bench(page).getByRole('button', { name: 'Reset' }).click();
    await expect(status(page)).toBeEmpty();
    await send(page, 200);
  });

  test('updates: a Researcher, with the rules of its fields as the reader types', async ({ page }) => {
    await openBench(page, 'update-a-researcher');
    await bench(page).getByLabel('Body').fill('{ "name": 5 }');
    await expect(bench(page)).toContainText('name: expected string, not number.');
    await expect(bench(page).getByLabel('Body')).toHaveAttribute('aria-invalid', 'true');
    await bench(page).getByLabel('Body').fill('{ "name": }');
    await expect(bench(page)).toContainText("This isn't JSON yet.");
    await bench(page).getByLabel('Body').fill('{ "name": "A new name" }');
    await expect(bench(page).getByLabel('Body')).toHaveAttribute('aria-invalid', 'false');
    await expect(sample(page)).toContainText(`-d '{ "name": "A new name" }'`);
    await send(page, 200);
    await bench(page).getByLabel('Keys').selectOption("A participant's");
    await send(page, 403);
    await expectError(page, '403.security-context-out-of-scope');
  });

  test('deletes: a credential, which is gone at the second press', async ({ page }) => {
    await openBench(page, 'delete-a-credential-for-a-researcher-study-participant-activity-or-sensor');
    await send(page, 200);
    await send(page, 404);
    await expectError(page, '404.no-such-credentials');
  });

  test('queries: an expression; one that cannot be read, 500', async ({ page }) => {
    await openBench(page, 'query-the-lamp-database');
    await bench(page).getByLabel('Body').fill('$count($LAMP.Researcher.list())');
    await send(page, 200);
    expect(await json(page)).toEqual(expect.any(Number));
    await bench(page).getByLabel('Body').fill('$LAMP.');
    await send(page, 500);
    await expect(status(page)).toContainText('(JSONata error)');
  });

  test('is not there for an operation that no server has', async ({ page }) => {
    await open(page, 'api/list-all-tag-specs/');
    await page.getByText('The call in the 2021 protocol').click();
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await settled(page);
    await expect(page.getByRole('button', { name: 'Try with sample data' })).toHaveCount(0);
  });

  test('has a field with its rules for each parameter, and leaves out what is empty', async ({ page }) => {
    await openBench(page, 'query-sensor-events-for-a-participant');
    const limit = bench(page).getByLabel('limit');
    await limit.fill('many');
    await expect(bench(page)).toContainText('Expected integer, not string.');
    await limit.fill('');
    await expect(sample(page)).not.toContainText('limit');
    await bench(page).getByRole('button', { name: 'Fill in -50' }).click();
    await expect(limit).toHaveValue('-50');
    await expect(sample(page)).toContainText('limit=-50');
    await limit.press('Control+Enter');
    await expect(status(page)).toContainText('Response 200');
    await bench(page).getByLabel('id').fill('');
    await expect(bench(page)).toContainText('This one is required.');
    await expect(sample(page)).toContainText('/participant/{id}/');
    await bench(page).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Try with sample data' })).toBeFocused();
    await expect(sample(page)).toContainText('/participant/U4082917356/sensor_event?origin=lamp.gps');
  });

  test('drops what was written when the reader leaves the page', async ({ page }) => {
    const slug = 'delete-a-credential-for-a-researcher-study-participant-activity-or-sensor';
    await openBench(page, slug);
    await send(page, 200);
    await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
    await expect(page).not.toHaveURL(new RegExp(slug));
    await page.goBack();
    await page.getByRole('button', { name: 'Try with sample data' }).click();
    await send(page, 200);
  });
});

test.describe('weight by intent', () => {
  test('nothing loads before the first press; then no more than 80 KiB for the fields and the mock together', async ({
    page,
    server,
  }) => {
    const loaded: Promise<{ url: string; size: number }>[] = [];
    page.on('response', (response) => {
      loaded.push(
        response.body().then(
          (body) => ({ url: response.url(), size: zlib.brotliCompressSync(body).length / 1024 }),
          () => ({ url: response.url(), size: 0 }),
        ),
      );
    });
    await open(page, 'api/view-a-participant/');
    await settled(page);
    const before = await Promise.all(loaded);
    expect(before.filter(({ url }) => /openapi\.json|worker/.test(url))).toEqual([]);
    loaded.length = 0;
    await page.getByRole('button', { name: 'Try with sample data' }).click();
    await send(page, 200);
    const after = await Promise.all(loaded);
    const own = after.filter(({ url }) => !url.includes('_rsc') && !url.includes('.txt'));
    expect(own.every(({ url }) => url.startsWith(server.origin) || url.startsWith('blob:'))).toBe(true);
    const total = own.reduce((sum, { size }) => sum + size, 0);
    expect(total, own.map(({ url, size }) => `${size.toFixed(1)} ${url}`).join('\n')).toBeLessThan(80);
  });

  test('B-019: a ring appears after 200 ms, and a failed load shows its error with a way to try again', async ({
    page,
    faults,
  }) => {
    faults.allow(/Failed to load|ERR_FAILED|failed/i);
    await open(page, 'api/view-a-participant/');
    const release = await hold(page, /openapi\.json/);
    await page.getByRole('button', { name: 'Try with sample data' }).click();
    await expect(page.locator('.sample-tool .lazy-ring')).toBeVisible();
    release();
    await expect(bench(page)).toBeVisible();

    await open(page, 'api/view-a-study/');
    await page.route(/openapi\.json/, (route) => route.abort());
    await page.getByRole('button', { name: 'Try with sample data' }).click();
    await expect(page.locator('.sample-tool').getByRole('alert')).toBeVisible();
    await page.unroute(/openapi\.json/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(bench(page)).toBeVisible();
  });
});

test("a reader's own values stand in all cURL samples of the visit, and never a key", async ({ page }) => {
  await open(page, 'api/view-a-participant/');
  const names = page.getByRole('group', { name: 'Your values' });
  await page.getByRole('button', { name: 'Fill in your values' }).click();
  await expect(names.getByRole('textbox')).toHaveCount(2);
  await names.getByLabel('Server address').fill('https://me:secret@lamp.example.org');
  await expect(names).toContainText('Leave the keys out.');
  await expect(sample(page)).toContainText('https://api.lamp.digital');
  await names.getByLabel('Server address').fill('lamp.example.org');
  await names.getByLabel('Participant ID').fill('U0000000007');
  const mine = /'https:\/\/lamp\.example\.org\/participant\/U0000000007'/;
  await expect(sample(page)).toContainText(mine);
  await names.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Change your values' })).toBeFocused();

  // The calls that are tried, too, and the other pages, also after a reload.
  await page.getByRole('button', { name: 'Try with sample data' }).click();
  await expect(bench(page).getByLabel('id')).toHaveValue('U0000000007');
  await bench(page).getByRole('button', { name: 'Close' }).click();
  await expect(sample(page)).toContainText(mine);
  await open(page, 'api/query-sensor-events-for-a-participant/');
  await expect(sample(page)).toContainText('https://lamp.example.org/participant/U0000000007/sensor_event');
  await open(page, 'api/quickstart/');
  await expect(page.locator('main')).toContainText("'https://lamp.example.org/researcher/me'");
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('api.values');

  await open(page, 'api/view-a-participant/');
  await page.getByRole('button', { name: 'Change your values' }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(sample(page)).toContainText('https://api.lamp.digital/participant/U4082917356');
});

test('the fields fit on phones, and axe-core finds nothing wrong with them', async ({ page }) => {
  await page.setViewportSize(mobile);
  await openBench(page, 'create-an-activity-for-a-study');
  await page.getByRole('button', { name: 'Fill in your values' }).click();
  await send(page, 200);
  expect(await findFaults(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 780 });
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('.sample-tool, .sample-tool *')]
      .filter((one) => !one.closest('pre, textarea') && one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.outerHTML.slice(0, 80)),
  );
  expect(wide).toEqual([]);
});

test('on paper, only the sample and the documented response remain', async ({ page }) => {
  await openBench(page, 'view-a-participant');
  await send(page, 200);
  await page.emulateMedia({ media: 'print' });
  await expect(bench(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try with sample data' })).toBeHidden();
  await expect(page.getByText('Example response')).toBeVisible();
});
