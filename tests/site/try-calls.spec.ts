/** Calls that run in the page, with the real worker. tests/components/try/ has the fields and their messages. */
import type { Page } from '@playwright/test';
import { findFaults } from './accessibility';
import { budget, expectSizeWithin } from './budget';
import { AT } from './landmarks';
import { expect, hold, mobile, open, settled, test, watchFiles } from './site-test';

const CREDENTIAL = 'credential-for-a-researcher-study-participant-activity-or-sensor/';

const bench = (page: Page) => page.getByRole('group', { name: 'Try with sample data' });
const sample = (page: Page) => page.getByRole('tabpanel');
const answer = (page: Page) => bench(page).locator('.bench-result');
const status = (page: Page) => bench(page).locator('.call-status');
/** What the answer's body says. */
const json = async (page: Page): Promise<unknown> =>
  JSON.parse((await answer(page).locator('pre').textContent()) ?? '');

async function openBench(page: Page, address: string): Promise<void> {
  await open(page, address);
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

test('a call lists, depends on the keys, and appears in the sample, which never shows a key', async ({ page }) => {
  await openBench(page, 'api/list-all-participants-for-a-study/');
  await send(page, 200);
  expect(await json(page)).toMatchObject({ data: [{ id: 'U4082917356' }, {}, {}] });
  await expect(answer(page)).toContainText('cache-control: no-store');
  await bench(page).getByLabel('Keys').selectOption('Wrong keys');
  await send(page, 403);
  await expectError(page, '403.no-such-credentials');
  await expect(sample(page)).toContainText("-u 'ACCESS_KEY:SECRET_KEY'");
  await bench(page).getByLabel('Keys').selectOption('No keys');
  await send(page, 401);
  await expectError(page, '401.missing-credentials');
  await expect(answer(page)).toContainText('www-authenticate: Basic');
  await expect(sample(page)).not.toContainText('-u ');
  await bench(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Try with sample data' })).toBeFocused();
  await expect(sample(page)).toContainText("-u 'ACCESS_KEY:SECRET_KEY'");
});

test('a body that the reader writes is sent; the query language answers with its own errors', async ({ page }) => {
  await openBench(page, AT.queryOperation);
  await bench(page).getByLabel('Body').fill('$count($LAMP.Researcher.list())');
  await send(page, 200);
  expect(await json(page)).toEqual(expect.any(Number));
  await bench(page).getByLabel('Body').fill('$LAMP.');
  await send(page, 500);
  await expect(status(page)).toContainText('(JSONata error)');
});

test('what a call writes stays until Reset or until the reader leaves the page', async ({ page }) => {
  await openBench(page, `api/add-a-${CREDENTIAL}`);
  await send(page, 200);
  await send(page, 403);
  await expectError(page, '403.access-key-already-in-use');
  await bench(page).getByRole('button', { name: 'Reset' }).click();
  await expect(status(page)).toBeEmpty();
  await send(page, 200);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(new RegExp(CREDENTIAL));
  await page.goBack();
  await page.getByRole('button', { name: 'Try with sample data' }).click();
  await send(page, 200);
});

test('an operation that no server has offers no call', async ({ page }) => {
  await open(page, 'api/list-all-tag-specs/');
  await page.getByText('The call in the 2021 protocol').click();
  await expect(page.getByRole('tabpanel')).toBeVisible();
  await settled(page);
  await expect(page.getByRole('button', { name: 'Try with sample data' })).toHaveCount(0);
});

test('nothing loads before the first press; then no more than the budget allows for fields and mock', async ({
  page,
  dir,
  base,
}) => {
  await open(page, 'api/view-a-participant/');
  await settled(page);
  const files = watchFiles(page, { dir, base });
  await page.getByRole('button', { name: 'Try with sample data' }).hover();
  await settled(page);
  expect(files()).toEqual([]);
  await page.getByRole('button', { name: 'Try with sample data' }).click();
  await send(page, 200);
  const loaded = files();
  expect(loaded.map(({ file }) => file)).toContain('openapi.json');
  expectSizeWithin(loaded, budget.firstCallKiB, 'firstCallKiB');
});

test('B-019: a failed load shows its error with a way to try again, and a ring while it loads', async ({
  page,
  faults,
}) => {
  faults.allow(/Failed to load|ERR_FAILED|failed/i);
  await open(page, 'api/view-a-participant/');
  const tool = page.locator('.sample-tool');
  await page.route(/openapi\.json/, (route) => route.abort());
  await page.getByRole('button', { name: 'Try with sample data' }).click();
  await expect(tool.getByRole('alert')).toBeVisible();
  await page.unrouteAll();
  const release = await hold(page, /openapi\.json/);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(tool.locator('.lazy-ring')).toBeVisible();
  release();
  await expect(bench(page)).toBeVisible();
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
  await open(page, 'api/quickstart/');
  await expect(page.locator('main')).toContainText("'https://lamp.example.org/researcher/me'");
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('api.values');
  await open(page, AT.query);
  await expect(sample(page)).toContainText('https://lamp.example.org/participant/U0000000007/sensor_event');
  await page.getByRole('button', { name: 'Change your values' }).click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(sample(page)).toContainText('https://api.lamp.digital/participant/U4082917356');
});

test('the fields fit on phones, stay off paper, and have no faults that axe-core finds', async ({ page }) => {
  await page.setViewportSize({ ...mobile, width: 360 });
  await openBench(page, 'api/create-an-activity-for-a-study/');
  await page.getByRole('button', { name: 'Fill in your values' }).click();
  await send(page, 200);
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('.sample-tool, .sample-tool *')]
      .filter((one) => !one.closest('pre, textarea') && one.getBoundingClientRect().right > innerWidth + 1)
      .map((one) => one.outerHTML.slice(0, 80)),
  );
  expect(wide).toEqual([]);
  expect(await findFaults(page, '.api-panel')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(bench(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try with sample data' })).toBeHidden();
  await expect(page.getByText('Example response')).toBeVisible();
});
