/** What readers do most, in the engines of Firefox and Safari: one description for both. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { textsBelow } from '@/lib/sources/files';
import { AT } from '../site/landmarks';
import { prepareNextRelease, startDeployment } from '../site/next-release';
import { isSameDocument, rememberDocument, test, type Reader } from './engine-reader';

const NARROW = [390, 800] as const;
const theme = (reader: Reader) => reader.evaluate(() => document.documentElement.dataset.theme);
const path = (reader: Reader) => reader.evaluate(() => location.pathname);
const RESULTS = '[role="listbox"][aria-busy="false"] [role="option"]';
const focused = (reader: Reader, selector: string) =>
  reader.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

test('a page turn keeps the document, and Back restores the place', async ({ reader }) => {
  await reader.open(AT.inCategory);
  const first = await reader.text('h1');
  await rememberDocument(reader);
  await reader.clickOn('.pager-next');
  await expect.poll(() => reader.text('h1')).not.toBe(first);
  expect([await isSameDocument(reader), await reader.evaluate(() => scrollY)]).toEqual([true, 0]);
  await reader.back();
  await expect.poll(() => reader.text('h1')).toBe(first);
  await expect.poll(() => reader.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await isSameDocument(reader)).toBe(true);
});

test('every page opens', async ({ reader, address }) => {
  test.setTimeout(300_000);
  for (const { name, text } of textsBelow('out', 'index.html')) {
    // Leads elsewhere.
    if (text.includes('http-equiv="refresh"')) continue;
    const page = name.slice(0, -'index.html'.length);
    await reader.go(address + encodeURI(page)).catch((error: unknown) => {
      throw new Error(`The browser can't open /${page}`, { cause: error });
    });
  }
});

test('a page whose build is gone loads the next one in full, once', async ({ reader }) => {
  const next = prepareNextRelease('out');
  const site = await startDeployment('out', next.dir, '');
  try {
    await reader.open(site.address + AT.page);
    await rememberDocument(reader);
    site.deploy();
    await reader.clickOn(`.prose a[href$="/${AT.otherPage}"]`);
    await expect.poll(() => reader.text('h1')).toBe('Glossary');
    expect(await isSameDocument(reader)).toBe(false);
    await reader.appRuns();
  } finally {
    site.stop();
    next.remove();
  }
});

test('a page turn to a heading ends right above it', async ({ reader }) => {
  await reader.open(AT.otherPage);
  await reader.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/develop/how_works/#what-is-announced-on-nats' });
    document.querySelector('article')!.append(link);
    link.click();
  });
  const top = () =>
    reader.evaluate(() => document.querySelector('#what-is-announced-on-nats')?.getBoundingClientRect().top ?? -1);
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect.poll(top).toBeLessThanOrEqual(40);
});

test('a connection that drops leaves the page as it is, and later, search works', async ({ reader, address }) => {
  let drops = false;
  const host = http.createServer(async ({ url = '/' }, response) => {
    if (drops) return response.destroy();
    const answer = await fetch(new URL(url, address));
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'max-age=600' });
    return response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await once(host.listen(0), 'listening');
  await reader.open(`http://localhost:${(host.address() as AddressInfo).port}/${AT.page}`);
  await rememberDocument(reader);
  drops = true;
  await reader.clickOn('.search-input');
  await reader.type('wearable');
  await expect.poll(() => reader.count('.lazy-error button')).toBe(1);
  drops = false;
  await reader.clickOn('.lazy-error button');
  await expect.poll(() => reader.count(RESULTS)).toBeGreaterThan(1);
  expect(await isSameDocument(reader)).toBe(true);
  host.close();
});

test('by keyboard, search opens a result with highlights, which Clear removes', async ({ reader }) => {
  await reader.open('');
  await reader.press('Control+k');
  await reader.type('wearable');
  await expect.poll(() => reader.count(RESULTS)).toBeGreaterThan(1);
  await reader.press('ArrowDown');
  await reader.press('ArrowUp');
  await reader.press('Enter');
  await expect.poll(() => reader.count('article mark')).toBeGreaterThan(0);
  expect(await path(reader)).not.toBe('/');
  await reader.clickOn('.search-clear');
  await expect.poll(() => reader.count('article mark')).toBe(0);
});

test('the drawer takes the focus, and Escape closes it and gives the focus back', async ({ reader }) => {
  await reader.resize(...NARROW);
  await reader.open(AT.page);
  await reader.tapOn('.drawer-toggle');
  await expect.poll(() => focused(reader, '.drawer *')).toBe(true);
  await reader.press('Escape');
  await expect.poll(() => focused(reader, '.drawer-toggle')).toBe(true);
  expect(await reader.count('.drawer[open], .drawer.open')).toBe(0);
});

test('the color mode is kept, and changes in every window', async ({ reader }) => {
  await reader.open(AT.page);
  const before = await theme(reader);
  await reader.inWindow(1);
  await reader.resize(1280, 900);
  await reader.open(AT.otherPage);
  await reader.clickOn('.navbar .color-toggle');
  const after = await theme(reader);
  expect(after).not.toBe(before);
  await reader.inWindow(0);
  await expect.poll(() => theme(reader)).toBe(after);
  await reader.open(AT.neighbor);
  expect(await theme(reader)).toBe(after);
});

test('a copy button copies the code', async ({ reader }) => {
  await reader.open(AT.code);
  const code = (await reader.text('figure.code code'))!;
  await reader.clickOn('figure.code .code-button[aria-label="Copy code to clipboard"]');
  await reader.clickOn('.search-input');
  await reader.press('Control+v');
  await expect.poll(() => reader.text('.search-input')).toBe(code.replaceAll('\n', ''));
});

test('a call runs in the page', async ({ reader }) => {
  await reader.open(AT.view);
  await reader.clickOn('[data-playground] .run-button');
  await expect.poll(() => reader.text('[data-playground] [role="status"]')).toMatch(/^Response 200/);
});

test('on paper, the text stands alone, with every tab', async ({ reader }) => {
  await reader.open(AT.tabs);
  // Not every driver prints; the rules for paper, applied to the screen, show the same.
  await reader.evaluate(() => {
    const apply = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && /print|screen/.test(rule.media.mediaText)) {
          rule.media.mediaText = rule.media.mediaText.includes('print') ? 'all' : 'not all';
        }
        if (rule instanceof CSSGroupingRule) apply(rule.cssRules);
      }
    };
    for (const { cssRules } of document.styleSheets) apply(cssRules);
  });
  expect(await reader.count('.navbar-items, .sidebar, .toc, [role="tablist"]')).toBe(0);
  expect(await reader.count('tab-group > [data-rest]')).toBeGreaterThan(0);
});

test('on a narrow screen, a table is a list of cards, and nothing overflows', async ({ reader }) => {
  await reader.resize(...NARROW);
  for (const address of ['', AT.page, AT.query, 'search/?q=survey', 'data_science/data_types/sensor_types/']) {
    await reader.open(address);
    expect(await reader.evaluate(() => document.documentElement.scrollWidth <= innerWidth), address).toBe(true);
  }
  expect(
    await reader.evaluate(() => getComputedStyle(document.querySelector('[data-layout="cards"] tbody tr')!).display),
  ).toBe('block');
});

test('without JavaScript, everything can be read, and links work', async ({ reader, address }) => {
  // A policy that lets no script run; the drivers look at the page all the same.
  const plain = http.createServer(async ({ url = '/' }, response) => {
    const answer = await fetch(new URL(url, address));
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    response.setHeader('content-security-policy', 'sandbox allow-same-origin');
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await once(plain.listen(0), 'listening');
  await reader.go(`http://localhost:${(plain.address() as AddressInfo).port}/${AT.tabs}`);
  expect(await reader.evaluate(() => 'theme' in document.documentElement.dataset)).toBe(false);
  expect(await reader.count('tab-group > [data-rest]')).toBeGreaterThan(0);
  await reader.clickOn('.pager-next');
  await expect.poll(() => path(reader)).not.toBe(`/${AT.tabs}`);
  expect(await reader.count('h1')).toBe(1);
  plain.close();
});

test.describe('for readers who refuse storage', () => {
  test.use({ refusesStorage: true });

  test('tabs, color mode, and announcement work until the next page', async ({ reader }) => {
    await reader.open(AT.tabs);
    const before = await theme(reader);
    await reader.clickOn('.navbar .color-toggle');
    await expect.poll(() => theme(reader)).not.toBe(before);
    await reader.clickOn('tab-group [role="tab"][aria-selected="false"]');
    await reader.clickOn('.announcement-close');
    await expect.poll(() => reader.count('.announcement')).toBe(0);
    expect(await reader.text('h1')).toBe('Battery and mobile data');
  });
});
