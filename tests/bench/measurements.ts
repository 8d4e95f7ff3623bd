import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { visit } from './browser';

/** What one visit measured, by name: milliseconds, or unitless layout shift. */
export type Figures = Record<string, number>;

/** One visit to one page; exports without that page are skipped. */
interface Measurement {
  name: string;
  path: string;
  measure: (browser: Browser, origin: string, isSlow: boolean) => Promise<Figures>;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? NaN) + (sorted[sorted.length >> 1] ?? NaN)) / 2;
}

const PAGES = {
  home: '/',
  questions: '/faq/',
  document: '/start_here/instruments/',
  operation: '/api/query-sensor-events-for-a-participant/',
  'API overview': '/api/',
  search: '/search/',
};
const TURN = { from: '/start_here/activities/create_surveys/', to: '/start_here/activities/create_tips/' };
const WORDS = ['battery', 'survey', 'participant'];

/** A page's paints, how its layout shifts, and how long its scripts block it. */
function measurePage(browser: Browser, address: string, isSlow: boolean): Promise<Figures> {
  return visit(browser, address, isSlow, (page) =>
    page.evaluate(async () => {
      const entries = (type: string) =>
        new Promise<(PerformanceEntry & { value?: number })[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
          setTimeout(() => resolve([]), 200);
        });
      const paints = await entries('paint');
      const FCP = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN;
      const tasks = (await entries('longtask')).filter(({ startTime, duration }) => startTime + duration > FCP);
      return {
        FCP,
        LCP: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? NaN,
        blocking: tasks.reduce((total, { duration }) => total + duration - 50, 0),
        'longest task': Math.max(0, ...tasks.map(({ duration }) => duration)),
        CLS: (await entries('layout-shift')).reduce((total, { value = 0 }) => total + value, 0),
      };
    }),
  );
}

/** From clicking a link, after pointing at it for `rest` ms, until the next page's heading is painted. */
function measureTurn(browser: Browser, origin: string, isSlow: boolean, rest: number): Promise<Figures> {
  return visit(browser, origin + TURN.from, isSlow, async (page) => {
    const link = page.locator(`a[href="${TURN.to}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    await pause(500);
    const turn = await page.evaluateHandle(() => ({
      shown: new Promise<number>((resolve) => {
        const heading = () => document.querySelector('h1')?.textContent;
        const old = heading();
        const look = (clicked: number) => {
          if (heading() === old) requestAnimationFrame(() => look(clicked));
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
        };
        addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
      }),
    }));
    await link.hover();
    await pause(rest);
    await page.mouse.down();
    await page.mouse.up();
    return { time: await turn.evaluate(({ shown }) => shown) };
  });
}

/**
 * The first search: from pressing the field and typing a word at once until a frame shows results, first some and then
 * those from all pages; and from a further letter until the next frame. Each listens before anything is pressed,
 * because what is sent to the browser at once may arrive in another order.
 */
function measureSearch(browser: Browser, origin: string, isSlow: boolean): Promise<Figures> {
  const word = WORDS[Math.floor(Math.random() * WORDS.length)] ?? '';
  return visit(browser, origin + TURN.from, isSlow, async (page) => {
    const results = await page.evaluateHandle(() => ({
      found: new Promise<Figures>((resolve) => {
        const look = (pressed: number, first?: number) =>
          requestAnimationFrame(() => {
            const now = performance.now() - pressed;
            if (first && document.querySelector('[role=listbox][aria-busy=false]'))
              resolve({ 'first results': first, 'all results': now });
            else look(pressed, first ?? (document.querySelector('[role=option]') ? now : undefined));
          });
        addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
      }),
    }));
    await page.click('.search-input');
    await page.keyboard.type(word);
    const figures = await results.evaluate(({ found }) => found);
    await pause(2000);
    const letter = await page.evaluateHandle(() => ({
      shown: new Promise<number>((resolve) =>
        document.addEventListener('input', ({ timeStamp }) =>
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
        ),
      ),
    }));
    await page.keyboard.type('s');
    return { ...figures, letter: await letter.evaluate(({ shown }) => shown) };
  });
}

export const measurements: readonly Measurement[] = [
  ...Object.entries(PAGES).map(([kind, path]): Measurement => ({
    name: `page ${kind}`,
    path,
    measure: (browser, origin, isSlow) => measurePage(browser, origin + path, isSlow),
  })),
  ...[0, 100, 600].map((rest): Measurement => ({
    name: `click after ${rest} ms`,
    path: TURN.from,
    measure: (browser, origin, isSlow) => measureTurn(browser, origin, isSlow, rest),
  })),
  { name: 'search', path: '/search/', measure: measureSearch },
];
