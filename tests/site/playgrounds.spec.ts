/** Samples that run in the page, with the real worker. tests/components/playground/ has how a result is put in words. */
import type { Locator, Page } from '@playwright/test';
import { findProblems } from './accessibility';
import { budget, expectSizeWithin, watchFiles } from './budget';
import { AT } from './landmarks';
import { APP_SCRIPTS, expect, hold, open, settled, test } from './site-test';

const box = (page: Page, index = 0): Locator => page.locator('[data-playground]').nth(index);
const editor = (sample: Locator): Locator => sample.getByRole('textbox');
const status = (sample: Locator): Locator => sample.getByRole('status');
const runButton = (sample: Locator): Locator => sample.getByRole('button', { name: 'Run' });
const json = async (code: Locator): Promise<unknown> => JSON.parse((await code.textContent()) ?? '');

/** Opens a sample of the page, and waits for its result. */
async function run(page: Page, index = 0): Promise<Locator> {
  const sample = box(page, index);
  await runButton(sample).click();
  await expect(status(sample)).toContainText(/Result|Response \d/);
  return sample;
}

/** Replaces the text of an open sample, and runs it as people do who keep their hands on the keyboard. */
async function runText(sample: Locator, text: string): Promise<void> {
  await editor(sample).fill(text);
  await editor(sample).press('Control+Enter');
}

for (const address of [AT.queries, AT.recipes]) {
  test(`every query on ${address} returns the result that the page shows`, async ({ page }) => {
    await open(page, address);
    const count = await page.locator('[data-playground]').count();
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index++) {
      const documented = await json(box(page, index).locator('figure.code').nth(1).locator('code'));
      const query = await run(page, index);
      expect(await json(query.locator('.playground-result pre')), `query ${index + 1}`).toEqual(documented);
    }
    const input = page.locator('.playground-note').getByRole('link', { name: 'gps-events.json' });
    await expect(input.first()).toHaveAttribute('href', /\/samples\/gps-events\.json$/);
  });
}

test('a command runs as documented, and an error leads to the catalog', async ({ page }) => {
  await open(page, 'api/list-all-participants-for-a-study/');
  const command = await run(page);
  expect(await json(command.locator('.playground-result pre'))).toMatchObject({
    data: [{ id: 'U4082917356' }, {}, {}],
  });
  const text = await editor(command).inputValue();
  await runText(command, text.replace('SECRET_KEY', 'WRONG'));
  await expect(status(command)).toContainText('Response 403');
  await expect(status(command).getByRole('link', { name: 'Error codes' })).toHaveAttribute('href', /api\/errors\/$/);
  await expect(editor(command)).toHaveAttribute('aria-invalid', 'false');
  await runText(command, text.replace('-u', '--insecure -u'));
  await expect(status(command)).toContainText('Only the real curl knows "--insecure". at line 3, column 1');
  await expect(editor(command)).toHaveAttribute('aria-invalid', 'true');
  await editor(command).fill(text);
  await expect(editor(command)).toHaveAttribute('aria-invalid', 'false');
});

test('typing leaves the copy button of the result alone', async ({ page }) => {
  await open(page, AT.queries);
  const query = await run(page);
  const button = await query.getByRole('button', { name: 'Copy result to clipboard' }).elementHandle();
  await editor(query).press('End');
  await editor(query).pressSequentially('  ');
  expect(await button?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

test('what a sample writes lasts until Reset, and an endless one stops', async ({ page }) => {
  await open(page, AT.queries);
  const query = await run(page, 1);
  await runText(query, '($LAMP.Tag.set("U2600000001", "me", "note", "kept"); $LAMP.Tag.get("U2600000001", "note"))');
  await expect(status(query)).toHaveText('Result: "kept"');
  await runText(query, '$LAMP.Tag.get("U2600000001", "note") & "!"');
  await expect(status(query)).toHaveText('Result: "kept!"');
  await query.getByRole('button', { name: 'Reset' }).click();
  await expect(editor(query)).toHaveCount(0);
  await expect(query.locator('figure.code').first()).toBeVisible();
  await expect(runButton(query)).toBeFocused();
  await run(page, 1);
  await runText(query, '$LAMP.Tag.get("U2600000001", "note")');
  await expect(status(query)).toHaveText('Result: null');
  for (const [text, words] of [
    ['nothing', 'No result: the query selects nothing, or a name in it is misspelled'],
    ['["a"]', 'Result: 1 item'],
    ['[1, 2]', 'Result: 2 items'],
    ['{ "a": 1 }', 'Result: an object with 1 field'],
  ] as const) {
    await runText(query, text);
    await expect(status(query)).toHaveText(words);
  }

  await runText(query, '($forever := function($n) { $forever($n + 1) }; $forever(1))');
  await expect(query.locator('.ring')).toBeVisible();
  await expect(status(query)).toContainText('Stopped after 2 seconds');
});

for (const [key, address] of [
  ['firstQueryKiB', AT.queries],
  ['firstCallKiB', 'api/view-a-participant/'],
] as const) {
  test(`on ${address}, nothing loads before Run, and then what the budget allows`, async ({ dir, base, page }) => {
    await open(page, address);
    await settled(page);
    const files = watchFiles(page, { dir, base });
    await runButton(box(page)).hover();
    await settled(page);
    expect(files().filter(({ file }) => !file.endsWith('.txt'))).toEqual([]);
    await run(page);
    expect(files().map(({ file }) => file)).toContain('openapi.json');
    expectSizeWithin(files(), budget[key], key);
  });
}

test('the page of a sample cannot connect to another server', async ({ problems, page }) => {
  problems.allow(/Content Security Policy|ERR_/);
  await open(page, AT.queries);
  await run(page);
  const reach = () => fetch('https://example.com/').catch(() => 'refused');
  expect(await page.evaluate(reach)).toBe('refused');
});

test('if the code cannot load, an error shows with Retry, and a ring while it loads', async ({ problems, page }) => {
  problems.allow(/ERR_FAILED|Failed to load/);
  await open(page, AT.queries);
  await page.route(/openapi\.json/, (route) => route.abort());
  await page.route(APP_SCRIPTS, (route) => route.abort());
  const query = box(page);
  await runButton(query).click();
  await expect(query.getByRole('alert')).toContainText('Error');
  await page.unrouteAll();
  const release = await hold(page, /openapi\.json/);
  await query.getByRole('button', { name: 'Retry' }).click();
  await expect(query.locator('.lazy-ring')).toBeVisible();
  release();
  await expect(status(query)).toContainText('Result');
});

for (const address of [AT.queries, 'api/create-an-activity-for-a-study/']) {
  test(`an open sample on ${address} has no problems, fits a phone, and stays off paper`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await open(page, address);
    const sample = await run(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    expect(await findProblems(page, '[data-open]')).toEqual([]);
    await runText(sample, '$Study_list()');
    await expect(status(sample)).toContainText(/non-function|must start with/);
    expect(await findProblems(page, '[data-open]')).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect(sample.locator('.playground')).toBeHidden();
    await expect(sample.locator('.run-button')).toBeHidden();
    await expect(sample.locator('figure.code').first()).toBeVisible();
  });
}
