import type { BrowserContext, Page } from '@playwright/test';
import { AT } from './landmarks';
import { answersComplete, expect, hydrated, settled, test } from './site-test';

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

/** Collects calls of the function that the attacks call, and violations that a policy blocked. */
async function watchAttacks(context: BrowserContext): Promise<string[]> {
  const happened: string[] = [];
  await context.exposeBinding('attack', (_source, text = 'attack ran') => happened.push(String(text)));
  await context.addInitScript(() => {
    const { attack } = window as unknown as { attack: (text: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => attack(`stopped: ${event.effectiveDirective}`));
  });
  return happened;
}

/** Expects a complete page with no elements created by an attack. */
async function isWhole(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This page crashed.' })).toHaveCount(0);
  expect(await page.locator('[onerror], script:not([src]):text("attack()"), a[href^="javascript:"]').count()).toBe(0);
}

test('hostile text in an address does nothing', async ({ context, page, faults }) => {
  // Search logs an error for an unknown version.
  faults.allow(/There is no version/, /Failed to load resource/, /^404/);
  const happened = await watchAttacks(context);
  for (const attack of [...ATTACKS, LONG]) {
    const word = encodeURIComponent(attack.toWellFormed());
    for (const address of [
      `search/?q=${word}&ctx=${word}&version=${word}`,
      `${AT.oneTabGroup}?phone=${word}&_highlight=${word}&_highlight=app&theme=${word}&docusaurus-theme=${word}#${word}`,
    ]) {
      await page.goto(address);
      await isWhole(page);
    }
    expect(happened, JSON.stringify(attack.slice(0, 40))).toEqual([]);
  }
});

test('hostile text in storage does nothing', async ({ context, page }) => {
  const happened = await watchAttacks(context);
  await page.goto(AT.page);
  for (const attack of ATTACKS) {
    await page.evaluate((value) => {
      for (const key of ['theme', 'tab.phone', 'announcement.id', 'announcement.dismiss', 'language']) {
        localStorage.setItem(key, value);
      }
      localStorage.setItem('docs-preferred-version-default', value);
    }, attack);
    // This page reads all of these keys: it has tabs.
    await page.goto(AT.oneTabGroup);
    await isWhole(page);
    await page.getByRole('combobox', { name: 'Search' }).first().focus();
    await settled(page);
    await isWhole(page);
    expect(await page.locator('html').getAttribute('data-theme')).toMatch(/^(light|dark)$/);
    expect(happened, JSON.stringify(attack.slice(0, 40))).toEqual([]);
  }
});

test('hostile text typed into search does nothing', async ({ context, page }) => {
  const happened = await watchAttacks(context);
  await page.goto(AT.page);
  await hydrated(page);
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('survey');
  await answersComplete(page);
  for (const attack of [...ATTACKS, LONG]) {
    await field.fill(attack);
    await settled(page);
    await isWhole(page);
  }
  expect(happened).toEqual([]);
});
