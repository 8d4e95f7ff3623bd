import type { Browser } from '@playwright/test';
import { median, visit, type PageTimings } from './browser';
import type { Entry, ShapedServer } from './shaped-server';

/** Figures of one visit, by name: KiB with Brotli, milliseconds, or unitless layout shift. */
export type Figures = Record<string, number>;

/** One visit to one page; exports without that page are skipped. */
export interface Measurement {
  name: string;
  path: string;
  measure: (browser: Browser, server: ShapedServer) => Promise<Figures>;
}

const PAGES = {
  home: '/',
  questions: '/faq/',
  document: '/using/surveys/',
  operation: '/api/query-sensor-events-for-a-participant/',
  'API overview': '/api/',
  search: '/search/',
};
const TURN = { from: '/start_here/activities/create_surveys/', to: '/start_here/activities/create_tips/' };
const WORDS = ['battery', 'survey', 'participant'];

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const kibibytes = (entries: Entry[]) => entries.reduce((total, { bytes }) => total + bytes, 0) / 1024;

/** A page's size, its paints, and how long its scripts block it. */
function measurePage(browser: Browser, server: ShapedServer, url: string, slow: boolean): Promise<Figures> {
  return visit(browser, server, url, slow, async (page) => {
    const { firstPaint, largestPaint, shift, longTasks, loadedAt } = await page.evaluate(
      () => (window as unknown as { watched: PageTimings }).watched,
    );
    const blocking = longTasks
      .filter(([start, time]) => start + time > firstPaint)
      .reduce((total, [, time]) => total + Math.max(0, time - 50), 0);
    return {
      FCP: firstPaint,
      LCP: largestPaint,
      blocking,
      'longest task': Math.max(0, ...longTasks.map(([, time]) => time)),
      CLS: shift,
      'KiB before load': kibibytes(server.log.filter(({ at }) => at <= loadedAt)),
      'KiB in all': kibibytes(server.log),
      requests: server.log.length,
    };
  });
}

/** Milliseconds from clicking a link, after hovering for `rest` ms, until the next page's heading is painted. */
function measureTurn(browser: Browser, server: ShapedServer, slow: boolean, rest: number): Promise<Figures> {
  return visit(browser, server, TURN.from, slow, async (page) => {
    const link = page.locator(`a[href="${TURN.to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await server.quiet(300, 8000);
    const box = await link.boundingBox();
    if (!box) throw new Error(`No link to ${TURN.to} on ${TURN.from}.`);
    server.log.length = 0;
    await page.mouse.move(box.x + Math.min(box.width / 2, 40), box.y + box.height / 2);
    await sleep(rest);
    await page.mouse.down();
    await page.mouse.up();
    const time = await page.waitForFunction(
      () => {
        const [clicked, turned] = ['bench.clicked', 'bench.turned'].map((name) => sessionStorage.getItem(name));
        return clicked && turned ? Number(turned) - Number(clicked) : null;
      },
      null,
      { timeout: 15_000, polling: 50 },
    );
    await server.quiet(200, 4000);
    return { time: Number(await time.jsonValue()), KiB: kibibytes(server.log), requests: server.log.length };
  });
}

/** When search was used and answered, by the page's clock; 0 until then. */
interface SearchTimes {
  pressed: number;
  first: number;
  all: number;
}

/** Records the press on the field, and the frames that first show results and results from all pages. */
function watchSearch(): void {
  const times: SearchTimes = { pressed: 0, first: 0, all: 0 };
  Object.assign(window, { searchTimes: times });
  addEventListener('pointerdown', () => (times.pressed = performance.now()), { capture: true, once: true });
  const look = () => {
    requestAnimationFrame(look);
    if (!document.querySelector('[role=option]')) return;
    const complete = document.querySelector('.search-list[aria-busy=false]');
    setTimeout(() => {
      times.first ||= performance.now();
      if (complete) times.all ||= performance.now();
    });
  };
  look();
}

/**
 * The first search: ms from pressing the field and typing a word at once until results are on the screen, first some
 * and then those from all pages; what loads for them (KiB), and for excerpts; and the cost of further letters (ms).
 */
function measureSearch(browser: Browser, server: ShapedServer, slow: boolean): Promise<Figures> {
  const word = WORDS[Math.floor(Math.random() * WORDS.length)] ?? '';
  return visit(browser, server, TURN.from, slow, async (page) => {
    server.log.length = 0;
    await page.evaluate(watchSearch);
    await page.click('.search-input');
    await page.keyboard.type(word);
    const times = () => (window as unknown as { searchTimes: SearchTimes }).searchTimes;
    await page.waitForFunction(() => (window as unknown as { searchTimes: SearchTimes }).searchTimes.all > 0);
    const { pressed, first, all } = await page.evaluate(times);
    await server.quiet(2000, 12_000);
    const loaded = [...server.log];
    const isText = ({ url }: Entry) => url.includes('/search-text');
    await page.evaluate(() => {
      const times: number[] = [];
      Object.assign(window, { letterTimes: times });
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
    const letters = await page.evaluate(() => (window as unknown as { letterTimes: number[] }).letterTimes);
    return {
      'first results': first - pressed,
      'all results': all - pressed,
      KiB: kibibytes(loaded.filter((entry) => !isText(entry))),
      'KiB of excerpts': kibibytes(loaded.filter(isText)),
      letter: median(letters) ?? NaN,
      'worst letter': Math.max(...letters),
    };
  });
}

const SPEEDS = { slow: true, fast: false };

export const measurements: readonly Measurement[] = Object.entries(SPEEDS).flatMap(([speed, slow]) => [
  ...Object.entries(PAGES).map(([kind, path]) => ({
    name: `page ${speed} ${kind}`,
    path,
    measure: (browser: Browser, server: ShapedServer) => measurePage(browser, server, path, slow),
  })),
  ...Object.entries({ 'after a rest': 100, 'after a longer rest': 600, 'without a rest': 0 }).map(([how, rest]) => ({
    name: `click ${speed} ${how}`,
    path: TURN.from,
    measure: (browser: Browser, server: ShapedServer) => measureTurn(browser, server, slow, rest),
  })),
  {
    name: `search ${speed}`,
    path: '/search/',
    measure: (browser: Browser, server: ShapedServer) => measureSearch(browser, server, slow),
  },
]);
