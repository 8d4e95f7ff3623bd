/** Behaviors that need a page that breaks on purpose or content missing from the real site. */
import type { Locator } from '@playwright/test';
import { settings } from '@/lib/settings/settings';
import { expect, heading, hydrated, mainMenu, mobile, open, addressBelowBase, searchField, test } from './site-test';

test('a crashed page says why, in its frame, and Try again or a link lead on', async ({ page, problems }) => {
  problems.allow(/boom|root|Minified React error/);
  await open(page, 'broken/throws/');
  await expect(heading(page)).toHaveText('This page crashed.');
  await expect(page).toHaveTitle('Page Error');
  await expect(page.getByText('boom')).toContainText(/Cause:.*root/s);
  await expect(mainMenu(page)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Try again' });
  await retry.click();
  await expect(heading(page)).toHaveText('This page crashed.');
  await page.evaluate(() => Object.assign(window, { mended: true }));
  await retry.click();
  await expect(page.getByText('All is well.')).toBeVisible();
  await expect(page).not.toHaveTitle('Page Error');
  await open(page, 'broken/throws/');
  await expect(retry).toBeVisible();
  await mainMenu(page).getByRole('link', { name: settings.title }).click();
  await expect(heading(page)).toHaveText('Test home');
  await expect(page).toHaveTitle(/^Test home/);
});

test('a hydration error is logged once, with the prefix', async ({ page, problems }) => {
  // React then renders the page again, and the browser requests parts that this small site does not have.
  problems.allow(/onRecoverableError|Minified React error #418|Failed to load resource/);
  await open(page, 'broken/hydration/');
  await expect(page.getByText('object')).toBeVisible();
  const logged = () => problems.list.filter((problem) => problem.includes('Next.js React Root onRecoverableError:'));
  await expect.poll(() => logged().length).toBe(1);
});

test('a tab is selected in all groups of its name, stays under the pointer, and is remembered', async ({ page }) => {
  const tab = (group: number) =>
    page.locator('tab-group[data-group="phone"]').nth(group).getByRole('tab', { name: 'Android' });
  await page.setViewportSize(mobile);
  await open(page, 'tabs/');
  const before = (await tab(1).boundingBox())!.y;
  await tab(1).click();
  expect(Math.abs((await tab(1).boundingBox())!.y - before)).toBeLessThan(2);
  for (const isReloaded of [false, true]) {
    if (isReloaded) await open(page, 'tabs/');
    for (const group of [0, 1]) await expect(tab(group)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Android' })).toHaveCount(2);
  }
});

test('arrows, Home, and End move the focus among the tabs, and choose none', async ({ page }) => {
  await open(page, 'tabs/');
  const tab = (name: string) => page.locator('tab-group').nth(1).getByRole('tab', { name });
  await tab('iPhone').focus();
  for (const [key, name] of [
    ['ArrowLeft', 'Web'],
    ['ArrowRight', 'iPhone'],
    ['End', 'Web'],
    ['Home', 'iPhone'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab('iPhone')).toHaveAttribute('aria-selected', 'true');
  }
});

test('tabs start with the query, else with what is stored, else with the default', async ({ page, base }) => {
  const selected = page.locator('tab-group').nth(2).getByRole('tab', { selected: true });
  await open(page, 'tabs/?a=1#third');
  await expect(selected).toHaveText('Z shell');
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await page.getByRole('tab', { name: 'Bash' }).click();
  await expect.poll(() => addressBelowBase(page, base)).toBe('/tabs/?a=1&shell=bash#third');
  expect(await entries()).toBe(before);
  for (const [query, name] of [
    ['', 'Bash'],
    ['?shell=zsh', 'Z shell'],
    // A value without a tab keeps the stored one out, too.
    ['?shell=abacus', 'Z shell'],
  ] as const) {
    await open(page, `tabs/${query}`);
    await expect(selected).toHaveText(name);
  }
});

test('code has numbers and highlights, of which its copy has nothing', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'tabs/');
  const python = page.locator('figure.code[data-language="python"]');
  const js = page.locator('figure.code[data-language="js"]');
  const background = (line: Locator) => line.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(python.getByText('lines.py')).toBeVisible();
  const numbers = () =>
    python.locator('.line').evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content));
  expect(await numbers()).toEqual(Array(3).fill('counter(line)'));
  await expect(python.locator('.highlighted')).toHaveText('second = 2');
  await expect(js.locator('.highlighted')).toHaveText(['const marked = true;', 'const also = 1;', 'const last = 2;']);
  expect(await background(python.locator('.highlighted'))).not.toBe(await background(python.locator('.line').first()));
  for (const [block, start, end] of [
    [python, 'first = 1\nsecond = 2\nthird = 3', ''],
    [js, "const wide = '", '\nconst marked = true;\nconst also = 1;\nconst last = 2;'],
  ] as const) {
    await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.startsWith(start) && copied.endsWith(end)).toBe(true);
    expect(copied).not.toContain('highlight-');
    await expect(block.getByRole('button', { name: 'Copy code to clipboard' })).toBeVisible();
  }
  await js.getByRole('button', { name: 'Toggle word wrap' }).click();
  expect(await js.locator('pre').evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
});

test('below a base path, addresses are corrected, and requests stay there', async ({ page, base, problems }) => {
  problems.allow(/404/);
  const outside: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith(`${base}/`)) outside.push(pathname);
  });
  await page.goto('TABS.html?x=1#y');
  await expect.poll(() => addressBelowBase(page, base)).toBe('/tabs/?x=1#y');
  await hydrated(page);
  await searchField(page).fill('operations');
  await expect(page.getByRole('option').first()).toBeVisible();
  await mainMenu(page).getByRole('link', { name: 'API' }).click();
  await expect.poll(() => addressBelowBase(page, base)).toBe('/api/');
  expect(outside).toEqual([]);
});
