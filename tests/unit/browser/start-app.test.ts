/**
 * The deferred start of the app, with script files that arrive when the test says so. What a click does until then is in
 * tests/site/robust.spec.ts, and what it does if files are gone in tests/site/rollout.spec.ts.
 */
import { startApp } from '@/lib/browser/start-app';

const FILES = ['/a.js', '/_next/b.js'];
const PAGE =
  '<main><p>Text</p></main><button data-needs-app="">Copy</button><script type="text/plain" data-held="">startOfApp()</script>';

let starts: number;
let idle: (() => void)[];
let warn: jest.SpyInstance;
let listeners: Parameters<typeof removeEventListener>[];

/** The files that are asked for, one after another. */
function requested(): (string | null)[] {
  jest.advanceTimersByTime(50);
  return [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
}

const act = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }));
const runIdle = () => idle.splice(0).forEach((callback) => callback());
const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, get: () => value });

/** Lets a requested file arrive, or not, and waits until the start has taken note. */
async function arrive(file: string, event: 'load' | 'error' = 'load'): Promise<void> {
  expect(requested()).toContain(file);
  document.head.querySelector(`script[src="${file}"]`)?.dispatchEvent(new Event(event));
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

beforeEach(() => {
  jest.useFakeTimers();
  starts = 0;
  idle = [];
  listeners = [];
  history.replaceState(null, '', '/faq/');
  document.head.replaceChildren();
  document.body.innerHTML = PAGE;
  delete document.body.dataset.startAppNow;
  document.documentElement.dataset.hasHydrated = 'false';
  delete document.documentElement.dataset.appFailed;
  define(document, 'readyState', 'complete');
  define(navigator, 'connection', undefined);
  window.requestIdleCallback = jest.fn((callback) => idle.push(callback as () => void));
  Object.assign(globalThis, { startOfApp: () => (starts += 1) });
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const listen = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof listen>) => {
    listeners.push(args as Parameters<typeof removeEventListener>);
    listen(...args);
  });
});

afterEach(() => {
  for (const args of listeners) removeEventListener(...args);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('waits for load, then a limited time until the browser is idle', () => {
  define(document, 'readyState', 'interactive');
  startApp(FILES);
  expect(window.requestIdleCallback).not.toHaveBeenCalled();
  dispatchEvent(new Event('load'));
  expect(window.requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 2500 });
  expect(requested()).toEqual([]);
  runIdle();
  expect(requested()).toEqual(FILES);
});

it('starts soon after load in a browser without idle callbacks', () => {
  delete (window as Partial<Window>).requestIdleCallback;
  startApp(FILES);
  expect(requested()).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(requested()).toEqual(FILES);
});

it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'])(
  'starts immediately on %s, before load and even if it does not bubble, but only once',
  (intent) => {
    document.body.addEventListener(intent, (event) => event.stopPropagation(), { once: true });
    define(document, 'readyState', 'loading');
    startApp(FILES);
    expect(requested()).toEqual([]);
    for (let times = 0; times < 2; times++) act(intent);
    dispatchEvent(new Event('load'));
    runIdle();
    expect(requested()).toEqual(FILES);
  },
);

it.each([
  ['only when the reader acts', [], () => {}],
  ['immediately with a query', FILES, () => history.replaceState(null, '', '/faq/?_highlight=gps')],
  ['immediately with a part that needs it', FILES, () => (document.body.dataset.startAppNow = '')],
])('with data saving, starts %s', (_, atOnce, prepare) => {
  prepare();
  define(navigator, 'connection', { saveData: true, effectiveType: '4g' });
  startApp(FILES);
  runIdle();
  expect(requested()).toEqual(atOnce);
  act('pointerdown');
  expect(requested()).toEqual(FILES);
});

it('starts the app once, after every file has arrived', async () => {
  startApp(FILES);
  runIdle();
  await arrive('/_next/b.js');
  expect(starts).toBe(0);
  await arrive('/a.js');
  expect(starts).toBe(1);
});

it.each(['missing', 'broken'])('leaves the page as it is if a file is %s, and warns once', async (state) => {
  startApp(FILES);
  runIdle();
  await arrive('/a.js');
  // As the script in the head does for a file that loaded only partly.
  if (state === 'broken') document.documentElement.dataset.appFailed = '';
  await arrive('/_next/b.js', state === 'broken' ? 'load' : 'error');
  act('pointermove');
  expect([starts, warn.mock.calls.length, requested()]).toEqual([0, 1, FILES]);
  expect(document.body.innerHTML).toBe(PAGE);
});
