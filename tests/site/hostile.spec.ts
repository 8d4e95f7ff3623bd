/** Text that tries to run code or to break the page, wherever a reader or a link can put some. */
import type { Page } from '@playwright/test';
import { AT } from './landmarks';
import { resultsComplete, expect, hydrated, settled, test as base } from './site-test';

/** Markup that would run at any place of a text, and so in one text: a page has to be opened only once for all. */
const MARKUP = [
  '<img src=x onerror=attack()>',
  '"><script>attack()</script>',
  '</script><script>attack()</script>',
  "';attack();//",
  '{{constructor.constructor("attack()")()}}',
  'two  blanks\tand\na line',
].join(' ');
/** Texts that each must be all of it. */
const ATTACKS = [MARKUP, 'javascript:attack()', '__proto__', '%00%ff%', '\u202E\u0000\uD800', '(((((a+)+)+)+)+)+$'];
const LONG = 'x'.repeat(2000);

/** A page in which no attack may run, and none may make elements or crash the page. */
const test = base.extend<{ isWhole: (page: Page) => Promise<void> }>({
  isWhole: async ({ context }, use) => {
    const happened: string[] = [];
    await context.exposeBinding('attack', () => happened.push('an attack ran'));
    await use(async (page) => {
      await hydrated(page);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'This page crashed.' })).toHaveCount(0);
      const made = page.locator('[onerror], script:not([src]):text("attack()"), a[href^="javascript:"]');
      expect(await made.count()).toBe(0);
      expect(happened).toEqual([]);
    });
  },
});

test('hostile text in an address does nothing', async ({ page, problems, isWhole }) => {
  problems.allow(/Failed to load resource/, /^404/, /Unexpected version/);
  for (const attack of [...ATTACKS, LONG]) {
    const word = encodeURIComponent(attack.toWellFormed());
    await page.goto(`search/?q=${word}&ctx=${word}&version=${word}`);
    await isWhole(page);
    await page.goto(`${AT.tabs}?phone=${word}&_highlight=${word}&_highlight=app#${word}`);
    await isWhole(page);
  }
});

test('hostile text in storage does nothing', async ({ page, isWhole }) => {
  await page.goto(AT.page);
  for (const attack of ATTACKS) {
    await page.evaluate((value) => {
      const keys = ['theme', 'tab.phone', 'announcement.id', 'announcement.dismiss', 'language'];
      for (const key of [...keys, 'docs-preferred-version-default']) localStorage.setItem(key, value);
    }, attack);
    // This page reads all of these keys: it has tabs.
    await page.goto(AT.tabs);
    await page.getByRole('combobox', { name: 'Search' }).first().focus();
    await settled(page);
    await isWhole(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', /^(light|dark)$/);
  }
});

test('hostile text typed into search does nothing', async ({ page, isWhole }) => {
  await page.goto(AT.page);
  await hydrated(page);
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('survey');
  await resultsComplete(page);
  for (const attack of [...ATTACKS, LONG]) {
    await field.fill(attack);
    await settled(page);
    await isWhole(page);
  }
});
