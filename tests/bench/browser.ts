import fs from 'node:fs';
import { chromium, type Browser, type Page } from '@playwright/test';
import { SLOW_LINE, type ShapedServer } from './shaped-server';

const FLAGS =
  '--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

/** How many times slower the processor runs on a slow visit. */
const SLOW_PROCESSOR = 4;

/** The median, or null if there are no values. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  if (!sorted.length) return null;
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2;
}

/** Starts Chromium, trusting these servers' certificates. */
export function launch(servers: ShapedServer[]): Promise<Browser> {
  const executablePath = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (file) => file && fs.existsSync(file),
  );
  const trusted = servers.map(({ fingerprint }) => fingerprint).join(',');
  return chromium.launch({
    executablePath,
    args: [...FLAGS.split(' '), `--ignore-certificate-errors-spki-list=${trusted}`],
  });
}

/** What is measured while a page loads; times in ms. */
export interface PageTimings {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  /** Start and duration of tasks over 50 ms. */
  longTasks: [number, number][];
  /** When the page finished loading, on the same clock as the server's log. */
  loadedAt: number;
}

/** Records paints, shifts, and long tasks; runs before the page's own scripts. */
function watch(): void {
  const watched: PageTimings = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [], loadedAt: 0 };
  Object.assign(window, { watched });
  const on = (type: string, action: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(action)).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') watched.firstPaint = entry.startTime;
  });
  addEventListener('load', () => (watched.loadedAt = performance.timeOrigin + performance.now()));
  on('largest-contentful-paint', (entry) => (watched.largestPaint = entry.startTime));
  on('layout-shift', (entry) => (watched.shift += entry.hadRecentInput ? 0 : (entry.value ?? 0)));
  on('longtask', (entry) => watched.longTasks.push([entry.startTime, entry.duration]));
}

/**
 * Records when a link is clicked and when the next page's heading is painted. Uses absolute times in session storage,
 * so it also works if the next page is a new document.
 */
function watchTurn(): void {
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  addEventListener(
    'click',
    () => {
      sessionStorage.setItem('bench.heading', heading());
      sessionStorage.setItem('bench.clicked', String(now()));
    },
    { capture: true },
  );
  const look = () => {
    const old = sessionStorage.getItem('bench.heading');
    if (old !== null && heading() && heading() !== old)
      requestAnimationFrame(() => setTimeout(() => sessionStorage.setItem('bench.turned', String(now()))));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens a page, fast or slow, in a new browser context, waits until the network is quiet, and calls `run`. */
export async function visit<Result>(
  browser: Browser,
  server: ShapedServer,
  url: string,
  slow: boolean,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 900 } });
  const page = await context.newPage();
  // tsx wraps named functions in a helper that does not exist in the page.
  await page.addInitScript({ content: 'globalThis.__name = (value) => value' });
  await page.addInitScript(watch);
  await page.addInitScript(watchTurn);
  server.shape(slow ? SLOW_LINE : null);
  const rate = slow ? SLOW_PROCESSOR : 1;
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
  server.log.length = 0;
  try {
    await page.goto(server.origin + url, { waitUntil: 'load', timeout: 60_000 });
    await server.quiet();
    return await run(page);
  } finally {
    server.shape(null);
    await context.close();
  }
}
