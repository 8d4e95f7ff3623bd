/** Queries that run in the page, with the real worker. tests/components/try/ has the fields and their messages. */
import type { Locator, Page } from '@playwright/test';
import { findFaults } from './accessibility';
import { budget, expectSizeWithin } from './budget';
import { AT } from './landmarks';
import { expect, hold, mobile, open, settled, test, watchFiles } from './site-test';

const box = (page: Page, index: number): Locator => page.locator('[data-try]').nth(index);
const editor = (query: Locator): Locator => query.getByRole('textbox', { name: 'Query' });
const status = (query: Locator): Locator => query.getByRole('status');

/** Opens a query of the page and waits for its result. */
async function run(page: Page, index: number): Promise<Locator> {
  const query = box(page, index);
  await query.getByRole('button', { name: 'Run' }).click();
  await expect(status(query)).toContainText('Result');
  return query;
}

/** Replaces the text of an open query, and runs it as people do who keep their hands on the keyboard. */
async function runText(query: Locator, text: string): Promise<void> {
  await editor(query).fill(text);
  await editor(query).press('Control+Enter');
}

const json = async (code: Locator): Promise<unknown> => JSON.parse((await code.textContent()) ?? '');

for (const address of [AT.queries, AT.recipes]) {
  test(`every query on ${address} returns the result that the page shows`, async ({ page }) => {
    await open(page, address);
    const count = await page.locator('[data-try]').count();
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index++) {
      const documented = await json(box(page, index).locator('figure.code').nth(1).locator('code'));
      const query = await run(page, index);
      expect(await json(query.locator('.bench-result pre')), `query ${index + 1}`).toEqual(documented);
    }
  });
}

test("the operation's examples run, too, and the first returns its example response", async ({ page }) => {
  await open(page, AT.queryOperation);
  const folds = page.locator('details.fold').filter({ has: page.locator('[data-try]') });
  for (const fold of await folds.all()) await fold.locator('summary').first().click();
  const first = await run(page, 0);
  const documented = await json(page.locator('.example-response code').last());
  expect(await json(first.locator('.bench-result pre'))).toEqual(documented);
  await run(page, 1);
});

test('nothing loads before the first Run, and then no more than the budget allows', async ({ dir, base, page }) => {
  await open(page, AT.queries);
  await settled(page);
  const files = watchFiles(page, { dir, base });
  await page.mouse.wheel(0, 400);
  await box(page, 0).getByRole('button', { name: 'Run' }).hover();
  await settled(page);
  expect(files()).toEqual([]);

  await run(page, 0);
  const loaded = files();
  expect(loaded.length).toBeGreaterThan(3);
  expectSizeWithin(loaded, budget.firstQueryKiB, 'firstQueryKiB');
});

test('what a query writes lasts until Reset, an endless one stops, and an error leads to the catalog', async ({
  page,
}) => {
  await open(page, AT.queries);
  const query = await run(page, 1);
  await runText(query, '($LAMP.Tag.set("U2600000001", "me", "note", "kept"); $LAMP.Tag.get("U2600000001", "note"))');
  await expect(status(query)).toHaveText('Result: "kept"');
  await runText(query, '$LAMP.Tag.get("U2600000001", "note") & "!"');
  await expect(status(query)).toHaveText('Result: "kept!"');
  await query.getByRole('button', { name: 'Reset' }).click();
  await expect(editor(query)).toHaveCount(0);
  await expect(query.locator('figure.code').first()).toBeVisible();
  await expect(query.getByRole('button', { name: 'Run' })).toBeFocused();
  await run(page, 1);
  await runText(query, '$LAMP.Tag.get("U2600000001", "note")');
  await expect(status(query)).toHaveText('Result: null');

  await runText(query, '($forever := function($n) { $forever($n + 1) }; $forever(1))');
  await expect(query.locator('.bench-spinner')).toBeVisible();
  await expect(status(query)).toContainText('Stopped after 2 seconds');
  await runText(query, '(\n  $Study_list("a")\n)');
  await expect(status(query)).toContainText('Attempted to invoke a non-function at line 2, column 3');
  const link = query.getByRole('link', { name: 'More about this error' });
  await expect(link).toHaveAttribute('href', /\/api\/errors\/#attempted-to-invoke-a-non-function$/);
});

test('a link to a query opens it without running it', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, AT.queries);
  const query = await run(page, 1);
  const text = '$count($LAMP.Participant.list("k9w3f6b1t8m4x0h5r2vs")) & " people? #1"';
  await editor(query).fill(text);
  await query.getByRole('button', { name: 'Copy link' }).click();
  await expect(query.getByRole('button', { name: 'Copied' })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.newPage();
  await open(other, address);
  const linked = box(other, 1);
  await expect(editor(linked)).toHaveValue(text);
  await expect(editor(linked)).toBeFocused();
  expect(other.workers()).toEqual([]);
  await linked.getByRole('button', { name: 'Run' }).click();
  await expect(status(linked)).toHaveText('Result: "3 people? #1"');
});

test('neither the page nor its worker can connect to another server', async ({ faults, page }) => {
  faults.allow(/Content Security Policy|ERR_/);
  await open(page, AT.queries);
  await run(page, 0);
  const reach = () =>
    fetch('https://example.com/').then(
      () => 'connected',
      () => 'refused',
    );
  expect(await page.evaluate(reach)).toBe('refused');
  const [worker] = page.workers();
  const attempts = await worker?.evaluate(() => {
    const tries: Record<string, () => unknown> = {
      fetch: () => fetch('https://example.com/'),
      inherited: () => (Object.getPrototypeOf(globalThis) as typeof globalThis).fetch?.('https://example.com/'),
      XMLHttpRequest: () => new XMLHttpRequest(),
      WebSocket: () => new WebSocket('wss://example.com/'),
      EventSource: () => new EventSource('https://example.com/'),
      Worker: () => new Worker('https://example.com/'),
      importScripts: () =>
        (globalThis as unknown as { importScripts: (url: string) => void }).importScripts('https://example.com/a.js'),
    };
    return Object.entries(tries).filter(([, attempt]) => {
      try {
        return attempt() !== undefined;
      } catch {
        return false;
      }
    });
  });
  expect(attempts).toEqual([]);
});

test('B-018, B-019, B-100: if the code cannot load, an error shows with Retry, and a ring while it loads', async ({
  faults,
  page,
}) => {
  faults.allow(/ERR_FAILED/);
  await open(page, AT.queries);
  await page.route(/openapi\.json/, (route) => route.abort());
  const query = box(page, 0);
  await query.getByRole('button', { name: 'Run' }).click();
  await expect(query.getByRole('alert')).toContainText('Error');
  await page.unrouteAll();
  const release = await hold(page, /openapi\.json/);
  await query.getByRole('button', { name: 'Retry' }).click();
  await expect(query.locator('.lazy-ring')).toBeVisible();
  release();
  await expect(status(query)).toContainText('Result');
});

test('an open query has no faults that axe finds, scrolls its long lines on a phone, and stays off paper', async ({
  page,
}) => {
  await page.setViewportSize({ ...mobile, width: 360 });
  await open(page, AT.queries);
  const query = await run(page, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  for (const part of ['.bench-editor', '.bench-result pre']) {
    expect(await query.locator(part).evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(query.locator('.bench')).toBeHidden();
  await expect(query.locator('figure.code')).toHaveCount(2);
  for (const sample of await query.locator('figure.code').all()) await expect(sample).toBeVisible();
  await expect(query.locator('.run-button')).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await runText(query, '[{ "day": 1, "answer": "a" }, { "day": 2, "answer": "b" }]');
  await query.getByRole('button', { name: 'Table' }).click();
  expect(await findFaults(page, '[data-trying]')).toEqual([]);
  await runText(query, '$Study_list()');
  await expect(status(query)).toContainText('non-function');
  expect(await findFaults(page, '[data-trying]')).toEqual([]);
});
