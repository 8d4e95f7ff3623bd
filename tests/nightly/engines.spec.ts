/** What readers do most, in the engines of Firefox and Safari: one description for both. */
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { startStaticServer } from '../../lib/tools/static-server';
import { AT } from '../site/landmarks';
import { prepareNextRelease, startDeployment } from '../site/next-release';
import { ENGINES, isHere, type Engine } from './engines';

export type EngineOptions = { engine: keyof typeof ENGINES };

/** An engine that sees what is on the page, at a site's address. */
const withEyes = (engine: Engine, address: string) => {
  /** The middle of the first visible element that matches, unless something covers it. */
  const find = (selector: string) =>
    engine.evaluate((wanted) => {
      const element = [...document.querySelectorAll(wanted)].find((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      if (!element) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element.getBoundingClientRect();
      const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
      return element.contains(document.elementFromPoint(x, y)) ? ([x, y] as const) : null;
    }, selector);
  const placeOf = async (selector: string) => {
    let place: Awaited<ReturnType<typeof find>> = null;
    const rests = async () => {
      const before = place;
      place = await find(selector);
      return place !== null && String(place) === String(before);
    };
    await expect.poll(rests, `${selector} can be clicked`).toBe(true);
    return place ?? ([0, 0] as const);
  };
  const appRuns = () =>
    expect.poll(() => engine.evaluate(() => document.documentElement.dataset.hasHydrated)).toBe('true');
  return {
    ...engine,
    appRuns,
    open: async (path: string) => {
      await engine.go(new URL(path, address).href);
      await appRuns();
    },
    /** The text of the first element that matches; its value if it is a field. */
    text: (selector: string) =>
      engine.evaluate((wanted) => {
        const element = document.querySelector(wanted);
        return element instanceof HTMLInputElement ? element.value : element?.textContent.trim();
      }, selector),
    /** How many elements that match can be seen. */
    count: (selector: string) =>
      engine.evaluate(
        (wanted) =>
          [...document.querySelectorAll(wanted)].filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .length,
        selector,
      ),
    /** Clicks the first element that can be seen, once it no longer moves. */
    clickOn: async (selector: string) => engine.click(...(await placeOf(selector))),
    tapOn: async (selector: string) => engine.tap(...(await placeOf(selector))),
  };
};
type Reader = ReturnType<typeof withEyes>;

const test = base.extend<{ refusesStorage: boolean; reader: Reader }, EngineOptions & { address: string }>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  refusesStorage: [false, { option: true }],
  address: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = await startStaticServer({ dir: 'out' });
      await use(server.address);
      void server.close();
    },
    { scope: 'worker' },
  ],
  reader: async ({ engine: name, refusesStorage, address }, use) => {
    const kind = ENGINES[name];
    test.skip(!isHere(kind), `There is no ${name} here. On Debian: apt-get install ${kind.packages}`);
    const engine = await kind.start(refusesStorage);
    const reader = withEyes(engine, address);
    await reader.resize(1280, 900);
    await use(reader);
    await engine.close();
  },
});

const NARROW = [390, 800] as const;
const theme = (reader: Reader) => reader.evaluate(() => document.documentElement.dataset.theme);
const path = (reader: Reader) => reader.evaluate(() => location.pathname);
/** Remembers the document, which a full load would replace. */
const rememberDocument = (reader: Reader) => reader.evaluate(() => void Object.assign(window, { sameDocument: true }));
const isSameDocument = (reader: Reader) => reader.evaluate(() => 'sameDocument' in window);
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

test('a connection that drops leaves the page as it is; later, search works, and a page that is gone loads in full', async ({
  reader,
  address,
}) => {
  let [drops, isGone] = [false, false];
  const host = http.createServer(async ({ url = '/' }, response) => {
    if (drops) return response.destroy();
    const answer =
      isGone && url.includes('index.txt') ? new Response('', { status: 404 }) : await fetch(new URL(url, address));
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
  await reader.press('Escape');
  // The console of a page that is left is gone with it, so the next one keeps what it said.
  await reader.evaluate(() => {
    const { warn } = console;
    console.warn = (...parts: unknown[]) => {
      sessionStorage.setItem('said', parts.join(' '));
      warn(...parts);
    };
  });
  isGone = true;
  await reader.clickOn(`.prose a[href$="/${AT.otherPage}"]`);
  await expect.poll(() => reader.text('h1')).toBe('Glossary');
  expect(await isSameDocument(reader)).toBe(false);
  expect(await reader.evaluate(() => sessionStorage.getItem('said'))).toMatch(/glossary\/index\.txt.* status 404/);
  host.close();
});

test('by keyboard, search opens a result with its words highlighted, and Clear removes the highlights', async ({
  reader,
}) => {
  await reader.open('');
  await reader.press('Control+k');
  await reader.type('wearable');
  await expect.poll(() => reader.count(RESULTS)).toBeGreaterThan(1);
  await reader.press('ArrowDown');
  await reader.press('Enter');
  await expect.poll(() => reader.count('article mark')).toBeGreaterThan(0);
  expect(await path(reader)).not.toBe('/');
  await reader.clickOn('.search-clear');
  await expect.poll(() => reader.count('article mark')).toBe(0);
});

test('by touch on a narrow screen, search opens a result', async ({ reader }) => {
  await reader.resize(...NARROW);
  await reader.open(AT.page);
  await reader.tapOn('.search-input');
  await expect.poll(() => focused(reader, '.search-input')).toBe(true);
  await reader.type('wearable');
  await expect.poll(() => reader.count(RESULTS)).toBeGreaterThan(1);
  await reader.tapOn('[role="option"]');
  await expect.poll(() => path(reader)).not.toBe(`/${AT.page}`);
  await expect.poll(() => reader.count('article mark')).toBeGreaterThan(0);
});

test('words of danger show whom to call, and lead to Help now', async ({ reader }) => {
  await reader.resize(...NARROW);
  await reader.open(AT.page);
  await reader.tapOn('.search-input');
  await reader.type('i want to die');
  await expect.poll(() => reader.count('.danger-notice a[href="tel:911"]')).toBe(1);
  await reader.press('Enter');
  await expect.poll(() => path(reader)).toBe(`/${AT.helpNow}`);
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

test('Arrow Down opens a menu and enters it', async ({ reader }) => {
  await reader.open(AT.page);
  await reader.evaluate(() => document.querySelector<HTMLElement>('.dropdown > button')!.focus());
  await reader.press('ArrowDown');
  await expect.poll(() => focused(reader, '.dropdown-menu a')).toBe(true);
  await reader.press('Escape');
  await expect.poll(() => focused(reader, '.dropdown > button')).toBe(true);
});

test('a folded part opens and closes', async ({ reader }) => {
  await reader.open(AT.fold);
  const shown = () => reader.count('details.details .details-content > *');
  expect(await shown()).toBe(0);
  await reader.clickOn('details.details > summary');
  await expect.poll(shown).toBeGreaterThan(0);
  await reader.clickOn('details.details > summary');
  await expect.poll(shown).toBe(0);
});

test('a tab stays selected on every page', async ({ reader }) => {
  await reader.open(AT.tabs);
  const selected = () => reader.text('tab-group [role="tab"][aria-selected="true"]');
  const before = await selected();
  await reader.clickOn('tab-group [role="tab"][aria-selected="false"]');
  await expect.poll(selected).not.toBe(before);
  const chosen = await selected();
  await reader.open(AT.tabs);
  expect(await selected()).toBe(chosen);
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

for (const [name, address, answer] of [
  ['query', AT.queries, /^Result/],
  ['call', AT.view, /^Response 200/],
] as const) {
  test(`a ${name} runs in the page`, async ({ reader }) => {
    await reader.open(address);
    await reader.clickOn('[data-playground] .run-button');
    await expect.poll(() => reader.text('[data-playground] [role="status"]')).toMatch(answer);
  });
}

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
  expect(await reader.count('.navbar, .sidebar, .toc, [role="tablist"]')).toBe(0);
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

test('old and misspelled addresses lead to the page', async ({ reader, address }) => {
  for (const wrong of ['faq.html', 'FAQ', 'Faq/index.html']) {
    await reader.go(address + wrong);
    await expect.poll(() => path(reader), wrong).toBe('/faq/');
  }
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
