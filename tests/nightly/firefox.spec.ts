import { test as base, expect } from '@playwright/test';
import { startStaticServer } from '../../lib/export/static-server';
import { findFirefox, FirefoxPage } from './firefox';

/** The most important tasks, repeated in another browser engine. */
const test = base.extend<{ page: never; firefox: FirefoxPage }, { address: string }>({
  address: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startStaticServer({ dir: 'out', base: '', port: 0 });
      await use(server.address);
      void server.close();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern
  firefox: async ({}, use) => {
    const program = findFirefox();
    test.skip(!program, 'There is no Firefox; name one in FIREFOX, or install the package firefox-esr.');
    const page = await FirefoxPage.launch(program ?? '');
    await use(page);
    await page.close();
    expect(page.complaints).toEqual([]);
  },
});

const HYDRATED = `document.documentElement.dataset.hasHydrated === 'true'`;
const HEADING = `document.querySelector('h1').textContent`;

test('Firefox: a page hydrates, navigates without a full load, and goes back', async ({ firefox, address }) => {
  await firefox.goto(`${address}using/surveys/`);
  await firefox.until(HYDRATED);
  await firefox.evaluate('(window.sameDocument = true)');
  const first = await firefox.evaluate<string>(HEADING);
  await firefox.click('.pager-next');
  await firefox.until(`${HEADING} !== ${JSON.stringify(first)}`);
  expect(
    await firefox.evaluate('[window.sameDocument, window.scrollY, document.title.includes(' + HEADING + ')]'),
  ).toEqual([true, 0, true]);
  await firefox.back();
  await firefox.until(`${HEADING} === ${JSON.stringify(first)}`);
  expect(await firefox.evaluate('window.sameDocument')).toBe(true);
});

test('Firefox: the shortcut opens search, and Enter opens the first result with the word highlighted', async ({
  firefox,
  address,
}) => {
  await firefox.goto(address);
  await firefox.until(HYDRATED);
  await firefox.press('Control+k');
  await firefox.type('wearable');
  await firefox.until(`document.querySelector('[role="option"]')`);
  const answer = await firefox.evaluate<string>(`document.querySelector('[role="option"]').pathname`);
  await firefox.press('Enter');
  await firefox.until(`location.pathname === ${JSON.stringify(answer)} && document.querySelector('article mark')`);
});

test('Firefox: the color mode survives a reload', async ({ firefox, address }) => {
  await firefox.goto(`${address}faq/`);
  await firefox.until(HYDRATED);
  const before = await firefox.evaluate<string>('document.documentElement.dataset.theme');
  await firefox.click('.navbar .color-toggle');
  await firefox.until(`document.documentElement.dataset.theme !== ${JSON.stringify(before)}`);
  await firefox.goto(`${address}app/`);
  expect(await firefox.evaluate('document.documentElement.dataset.theme')).not.toBe(before);
});

test('Firefox: the drawer takes focus, and Escape closes it', async ({ firefox, address }) => {
  await firefox.resize(400, 800);
  await firefox.goto(`${address}faq/`);
  await firefox.until(HYDRATED);
  await firefox.click('.drawer-toggle');
  await firefox.until(`document.querySelector('dialog[open]')?.contains(document.activeElement)`);
  await firefox.press('Escape');
  await firefox.until(`!document.querySelector('dialog[open]')`);
});

test('Firefox: nothing overflows a small screen', async ({ firefox, address }) => {
  await firefox.resize(320, 700);
  for (const page of ['', 'using/surveys/', 'api/query-sensor-events-for-a-participant/', 'search/?q=survey']) {
    await firefox.goto(address + page);
    await firefox.until(HYDRATED);
    expect(await firefox.evaluate('document.documentElement.scrollWidth'), page).toBeLessThanOrEqual(320);
  }
});

test('Firefox: an old address redirects to the current one', async ({ firefox, address }) => {
  await firefox.goto(`${address}faq.html`);
  await firefox.until(`location.pathname === '/faq/'`);
});
