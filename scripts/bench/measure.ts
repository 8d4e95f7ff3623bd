import fs from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { SLOW_LINE, type ShapedServer } from './shaped-server';

const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The middle value; the mean of the two middle ones for an even count; null of nothing. */
export function median(values: (number | null | undefined)[]): number | null {
  const sorted = values.filter((value): value is number => value !== null && value !== undefined).sort((a, b) => a - b);
  if (!sorted.length) return null;
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

export function launch(server: ShapedServer): Promise<Browser> {
  const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (file) => file && fs.existsSync(file),
  );
  return chromium.launch({
    executablePath,
    args: [...FLAGS.split(' '), `--ignore-certificate-errors-spki-list=${server.fingerprint}`],
  });
}

/** Watches paint, shifts and long tasks; runs in the page before its own scripts. */
function watch(): void {
  const figures = { fcp: 0, lcp: 0, cls: 0, long: [] as [number, number][] };
  Object.assign(window, { benchFigures: figures });
  const on = (type: string, action: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(action)).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') figures.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => (figures.lcp = entry.startTime));
  on('layout-shift', (entry) => (figures.cls += entry.hadRecentInput ? 0 : (entry.value ?? 0)));
  on('longtask', (entry) => figures.long.push([entry.startTime, entry.duration]));
}

/** Opens a page with a fresh profile, fast or slow, waits until nothing moves, and hands it over. */
async function visit<T>(
  browser: Browser,
  server: ShapedServer,
  url: string,
  slow: boolean,
  run: (page: Page, loadedAt: number) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 900 } });
  const page = await context.newPage();
  // The script runner wraps named functions in a helper that a page does not have.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value' });
  await page.addInitScript(watch);
  server.shape(slow ? SLOW_LINE : null);
  if (slow) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
  server.log.length = 0;
  let loadedAt = 0;
  page.once('load', () => (loadedAt = performance.now()));
  try {
    await page.goto(server.origin + url, { waitUntil: 'load', timeout: 60_000 });
    await server.quiet();
    return await run(page, loadedAt);
  } finally {
    server.shape(null);
    await context.close();
  }
}

export interface PageFigures {
  beforeLoad: number;
  all: number;
  requests: number;
  fcp: number | null;
  lcp: number | null;
  blocking: number | null;
  cls: number | null;
}

/** Weight of a page by itself, and its paint figures, `slow` or not; medians of `runs` visits. */
export async function measurePage(
  browser: Browser,
  server: ShapedServer,
  url: string,
  slow: boolean,
  runs: number,
): Promise<PageFigures> {
  const visits: PageFigures[] = [];
  for (let run = 0; run < runs; run++) {
    visits.push(
      await visit(browser, server, url, slow, async (page, loadedAt) => {
        const { fcp, lcp, cls, long } = await page.evaluate(
          () =>
            (window as unknown as { benchFigures: { fcp: number; lcp: number; cls: number; long: [number, number][] } })
              .benchFigures,
        );
        const sum = (entries: typeof server.log) => entries.reduce((total, entry) => total + entry.bytes, 0);
        const blocking = long
          .filter(([start, time]) => start + time > fcp)
          .reduce((total, [, time]) => total + Math.max(0, time - 50), 0);
        return {
          beforeLoad: sum(server.log.filter(({ at }) => at <= loadedAt)),
          all: sum(server.log),
          requests: server.log.length,
          fcp,
          lcp,
          blocking,
          cls,
        };
      }),
    );
  }
  const middle = (name: keyof PageFigures) => median(visits.map((one) => one[name]));
  return {
    beforeLoad: middle('beforeLoad') ?? 0,
    all: middle('all') ?? 0,
    requests: middle('requests') ?? 0,
    fcp: middle('fcp'),
    lcp: middle('lcp'),
    blocking: middle('blocking'),
    cls: middle('cls'),
  };
}

/** Milliseconds from a click on a link (after a rest of 100 ms) to the painted heading of the next page. */
export async function measureTurn(
  browser: Browser,
  server: ShapedServer,
  from: string,
  to: string,
  slow: boolean,
  runs: number,
): Promise<number | null> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    await visit(browser, server, from, slow, async (page) => {
      const link = page.locator(`a[href="${to}"]:visible`).first();
      await link.scrollIntoViewIfNeeded();
      const before = await page.locator('h1').textContent();
      const box = await link.boundingBox();
      if (!box) throw new Error(`No link to ${to} on ${from}.`);
      await page.evaluate((old) => {
        addEventListener('click', () => Object.assign(window, { clickedAt: performance.now() }), { capture: true });
        const look = () => {
          const heading = document.querySelector('h1')?.textContent;
          if (heading && heading !== old)
            requestAnimationFrame(() => setTimeout(() => Object.assign(window, { turnedAt: performance.now() })));
          else requestAnimationFrame(look);
        };
        look();
      }, before);
      await server.quiet(300, 8000);
      await page.mouse.move(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
      await sleep(100);
      await page.mouse.down();
      await page.mouse.up();
      const time = await page
        .waitForFunction(
          () => {
            const { clickedAt, turnedAt } = window as unknown as { clickedAt?: number; turnedAt?: number };
            return turnedAt && clickedAt ? turnedAt - clickedAt : null;
          },
          null,
          { timeout: 15_000 },
        )
        .then((handle) => handle.jsonValue());
      if (time !== null) times.push(time);
    });
  }
  return median(times);
}

export interface SearchFigures {
  first: number | null;
  bytes: number | null;
  keystroke: number | null;
  worstKeystroke: number | null;
}

/** Time and bytes from the focus of the field to the first result, and the cost of later keystrokes. */
export async function measureSearch(
  browser: Browser,
  server: ShapedServer,
  url: string,
  words: string[],
  slow: boolean,
): Promise<SearchFigures> {
  const first: number[] = [];
  const bytes: number[] = [];
  const strokes: number[] = [];
  for (const word of words) {
    await visit(browser, server, url, slow, async (page) => {
      server.log.length = 0;
      const start = await page.evaluate(() => performance.now());
      await page.click('.search-input');
      await page.keyboard.type(word);
      await page.waitForSelector('[role=option]', { timeout: 40_000 });
      first.push((await page.evaluate(() => performance.now())) - start);
      await server.quiet(600, 8000);
      bytes.push(server.log.reduce((total, entry) => total + entry.bytes, 0));
      // Long enough for both parts of the index to be there.
      await page.evaluate(() => {
        const times: number[] = [];
        Object.assign(window, { strokeTimes: times });
        document.addEventListener(
          'input',
          () => {
            const began = performance.now();
            const channel = new MessageChannel();
            channel.port1.addEventListener('message', () => times.push(performance.now() - began));
            channel.port1.start();
            requestAnimationFrame(() => channel.port2.postMessage(0));
          },
          { capture: true },
        );
      });
      await page.keyboard.press('Control+A');
      await page.keyboard.type(`${word} sensor data`, { delay: 120 });
      await sleep(300);
      strokes.push(...(await page.evaluate(() => (window as unknown as { strokeTimes: number[] }).strokeTimes)));
    });
  }
  return {
    first: median(first),
    bytes: median(bytes),
    keystroke: median(strokes),
    worstKeystroke: strokes.length ? Math.max(...strokes) : null,
  };
}
