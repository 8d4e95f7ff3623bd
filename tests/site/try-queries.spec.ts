import { brotliCompressSync } from 'node:zlib';
import fs from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { findFaults } from './accessibility';
import { expect, hold, hydrated, mobile, open, settled, test } from './site-test';

const PAGE = 'data_science/jsonata/';
const RECIPES = 'data_science/jsonata_recipes/';
/** The query on the page of recipes that returns flat records. */
const FLAT = 5;
const OPERATION = 'api/query-the-lamp-database/';
const KIB = 1024;
const { firstQueryKiB } = JSON.parse(fs.readFileSync('tests/budget.json', 'utf8')) as { firstQueryKiB: number };

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

for (const [address, atLeast] of [
  [PAGE, 4],
  [RECIPES, 12],
] as const) {
  test(`every query on ${address} returns the result that the page shows`, async ({ page }) => {
    await open(page, address);
    const count = await page.locator('[data-try]').count();
    expect(count).toBeGreaterThanOrEqual(atLeast);
    for (let index = 0; index < count; index++) {
      const documented = (await box(page, index).locator('figure.code').nth(1).locator('code').textContent()) ?? '';
      const query = await run(page, index);
      const shown = (await query.locator('.bench-result pre').textContent()) ?? '';
      expect(JSON.parse(shown), `query ${index + 1}`).toEqual(JSON.parse(documented));
    }
  });
}

test("the operation's examples run, too, and the first returns its example response", async ({ page }) => {
  await open(page, OPERATION);
  const queries = page.locator('details.fold').filter({ has: page.locator('[data-try]') });
  for (const fold of await queries.all()) await fold.locator('summary').first().click();
  const first = await run(page, 0);
  const shown = (await first.locator('.bench-result pre').textContent()) ?? '';
  const documented = (await page.locator('.example-response code').last().textContent()) ?? '';
  expect(JSON.parse(shown)).toEqual(JSON.parse(documented));
  await run(page, 1);
});

test('nothing loads before the first Run, and then no more than the budget allows', async ({ dir, base, page }) => {
  await open(page, PAGE);
  await settled(page);
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.mouse.wheel(0, 400);
  await box(page, 0).getByRole('button', { name: 'Run' }).hover();
  await settled(page);
  expect(files).toEqual([]);

  await run(page, 0);
  const sizes = [...new Set(files)].map((file) => {
    const bytes = fs.readFileSync(path.join(dir, decodeURIComponent(file.slice(base.length))));
    return { file, kib: brotliCompressSync(bytes).length / KIB };
  });
  expect(sizes.length).toBeGreaterThan(3);
  const total = sizes.reduce((sum, { kib }) => sum + kib, 0);
  expect(total, `The first query loads ${JSON.stringify(sizes)}`).toBeLessThan(firstQueryKiB);
});

test('an error shows where it is and what it means, and Reset brings back the sample', async ({ page }) => {
  await open(page, PAGE);
  const query = await run(page, 1);
  await expect(query.getByRole('button', { name: 'Run' })).toBeFocused();
  await runText(query, '(\n  $Study_list("a")\n)');
  await expect(status(query)).toContainText('Attempted to invoke a non-function at line 2, column 3');
  await expect(query.locator('.bench-text mark')).toHaveText('$Study_list');
  await expect(editor(query)).toHaveAttribute('aria-invalid', 'true');
  await expect(editor(query)).toBeFocused();
  const link = query.getByRole('link', { name: 'More about this error' });
  await expect(link).toHaveAttribute('href', /\/api\/errors\/#attempted-to-invoke-a-non-function$/);

  await query.getByRole('button', { name: 'Reset' }).click();
  await expect(editor(query)).toHaveCount(0);
  await expect(query.locator('figure.code').first()).toBeVisible();
  await expect(query.getByRole('button', { name: 'Run' })).toBeFocused();
});

test('what a query writes lasts until Reset', async ({ page }) => {
  await open(page, PAGE);
  const query = await run(page, 1);
  await runText(query, '($LAMP.Tag.set("U2600000001", "me", "note", "kept"); $LAMP.Tag.get("U2600000001", "note"))');
  await expect(status(query)).toHaveText('Result: "kept"');
  await runText(query, '$LAMP.Tag.get("U2600000001", "note")');
  await expect(status(query)).toHaveText('Result: "kept"');
  await query.getByRole('button', { name: 'Reset' }).click();
  await run(page, 1);
  await runText(query, '$LAMP.Tag.get("U2600000001", "note")');
  await expect(status(query)).toHaveText('Result: null');
});

test('an endless query stops after two seconds, and the next one runs', async ({ page }) => {
  await open(page, PAGE);
  const query = await run(page, 1);
  await runText(query, '($forever := function($n) { $forever($n + 1) }; $forever(1))');
  await expect(query.locator('.bench-spinner')).toBeVisible();
  await expect(status(query)).toContainText('Stopped after 2 seconds');
  await runText(query, '1 + 1');
  await expect(status(query)).toHaveText('Result: 2');
});

test('flat records show as a table', async ({ page }) => {
  await open(page, RECIPES);
  const query = await run(page, FLAT);
  await query.getByRole('button', { name: 'Table' }).click();
  await expect(query.getByRole('columnheader')).toHaveText(['day', 'question', 'answer']);
  await expect(query.getByRole('row')).toHaveCount(10);
});

test('a link to a query opens it without running it', async ({ context, page }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
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
  await open(page, PAGE);
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

test('B-018, B-019, B-100: a ring shows while the code loads, and if it cannot load, an error with Retry', async ({
  faults,
  page,
}) => {
  faults.allow(/ERR_FAILED/);
  await open(page, PAGE);
  const release = await hold(page, /openapi\.json/);
  const query = box(page, 0);
  await query.getByRole('button', { name: 'Run' }).click();
  await expect(query.locator('.lazy-ring')).toBeVisible();
  release();
  await expect(status(query)).toContainText('Result');
  await page.unrouteAll();

  await page.route(/openapi\.json/, (route) => route.abort());
  await open(page, PAGE);
  await page.reload();
  await hydrated(page);
  await query.getByRole('button', { name: 'Run' }).click();
  await expect(query.getByRole('alert')).toContainText('Error');
  await page.unrouteAll();
  await query.getByRole('button', { name: 'Retry' }).click();
  await expect(status(query)).toContainText('Result');
});

test('an open query has no faults that axe finds, with a result and with an error', async ({ page }) => {
  await open(page, RECIPES);
  const query = await run(page, FLAT);
  await query.getByRole('button', { name: 'Table' }).click();
  expect(await findFaults(page)).toEqual([]);
  await runText(query, '$Study_list()');
  await expect(status(query)).toContainText('non-function');
  expect(await findFaults(page)).toEqual([]);
});

test('on a phone, long lines scroll inside the query and its result', async ({ page }) => {
  await page.setViewportSize({ ...mobile, width: 360 });
  await open(page, PAGE);
  const query = await run(page, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  for (const part of ['.bench-editor', '.bench-result pre']) {
    expect(await query.locator(part).evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
  }
});

test('on paper, only the sample and its documented result remain', async ({ page }) => {
  await open(page, PAGE);
  const query = await run(page, 0);
  await page.emulateMedia({ media: 'print' });
  await expect(query.locator('.bench')).toBeHidden();
  await expect(query.locator('figure.code')).toHaveCount(2);
  for (const sample of await query.locator('figure.code').all()) await expect(sample).toBeVisible();
  await expect(query.locator('.run-button')).toBeHidden();
});

test('without JavaScript, the samples stand as they are, with nothing that looks like a button', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(PAGE);
  await expect(box(page, 0).locator('figure.code')).toHaveCount(2);
  await expect(page.locator('[data-try] button')).toHaveCount(0);
  await context.close();
});

test("the made-up people's files are what the queries read", async ({ page, request, base }) => {
  const answer = await request.get(`${base}/samples/people.json`);
  const people = (await answer.json()) as { id: string; activityEvents: { timestamp: number }[] }[];
  await open(page, PAGE);
  const query = await run(page, 1);
  for (const { id, activityEvents } of people) {
    await runText(query, `[$LAMP.ActivityEvent.list("${id}").timestamp]`);
    const times = activityEvents.map(({ timestamp }) => timestamp).toReversed();
    await expect(query.locator('.bench-result pre')).toContainText(String(times[0]));
    expect(JSON.parse((await query.locator('.bench-result pre').textContent()) ?? '')).toEqual(times);
  }
});
