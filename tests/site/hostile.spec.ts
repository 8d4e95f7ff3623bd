import type { BrowserContext, Page } from '@playwright/test';
import { AT } from './landmarks';
import { answersComplete, expect, hydrated, settled, test } from './site-test';

const ATTACKS = [
  '<img src=x onerror=attack()>',
  '"><script>attack()</script>',
  '</script><script>attack()</script>',
  "';attack();//",
  'javascript:attack()',
  '{{constructor.constructor("attack()")()}}',
  '__proto__',
  '%00%ff%',
  '\u202E\u0000\uD800',
  '(((((a+)+)+)+)+)+$',
  'two  blanks\tand\na line',
  'x'.repeat(5000),
];

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

/** The attacks in two shares; each share reuses one page. */
const SHARES = [ATTACKS.slice(0, ATTACKS.length / 2), ATTACKS.slice(ATTACKS.length / 2)];

for (const [share, attacks] of SHARES.entries()) {
  const part = `share ${share + 1} of ${SHARES.length}`;

  test(`hostile text in an address does nothing: ${part}`, async ({ context, page, faults }) => {
    // Search logs an error for an unknown version.
    faults.allow(/There is no version/, /Failed to load resource/, /^404/);
    const happened = await watchAttacks(context);
    for (const attack of attacks) {
      const word = encodeURIComponent(attack.toWellFormed());
      for (const address of [
        `search/?q=${word}&ctx=${word}&version=${word}`,
        `faq/?_highlight=${word}&_highlight=app&theme=${word}&docusaurus-theme=${word}#${word}`,
        `start_here/battery_data_usage/?phone=${word}#${word}`,
      ]) {
        await page.goto(address);
        await isWhole(page);
      }
      expect(happened, JSON.stringify(attack.slice(0, 40))).toEqual([]);
    }
  });

  test(`hostile text in storage does nothing: ${part}`, async ({ context, page }) => {
    const happened = await watchAttacks(context);
    await page.goto(AT.page);
    for (const attack of attacks) {
      await page.evaluate((value) => {
        for (const key of ['theme', 'tab.phone', 'announcement.id', 'announcement.dismiss']) {
          localStorage.setItem(key, value);
        }
        localStorage.setItem('docs-preferred-version-default', value);
        localStorage.setItem('search.recent', JSON.stringify([value, { text: value }, null, [value]]));
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
}

test('hostile text typed into search does nothing', async ({ context, page }) => {
  const happened = await watchAttacks(context);
  await page.goto(AT.page);
  await hydrated(page);
  const field = page.getByRole('combobox', { name: 'Search' });
  await field.fill('survey');
  await answersComplete(page);
  for (const attack of ATTACKS) {
    await field.fill(attack);
    await settled(page);
    await isWhole(page);
  }
  expect(happened).toEqual([]);
});

test('stored text that is not a list of searches is ignored', async ({ context, page }) => {
  await context.addInitScript(() => localStorage.setItem('search.recent', '{"length":5,"0":"<b>'));
  await page.goto(AT.page);
  await page.getByRole('combobox', { name: 'Search' }).focus();
  await isWhole(page);
});
