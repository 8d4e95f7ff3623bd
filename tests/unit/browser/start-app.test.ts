/** The deferred start of the app, with script files that arrive when the test says so. */
import { headScript } from '@/lib/browser/head-script';
import { STORAGE_KEYS } from '@/lib/browser/storage-slot';
import { startApp } from '@/lib/browser/start-app';

const FILES = ['/a.js', '/b.js'];
const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];

/** What happened, in order: files requested, and the start of the app. */
let log: string[];
let missing: Set<string>;
/** Files that arrive only when the test calls their function here. */
let held: Map<string, () => void>;
let idle: (() => void)[];
let reload: jest.Mock;
let warn: jest.SpyInstance;
let listeners: Parameters<typeof removeEventListener>[];

/** Files requested so far. */
const files = () => log.filter((line) => line.startsWith('/'));
const wait = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Waits until all pending work of the start is done. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await wait();
}
const act = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }));
const runIdle = () => idle.splice(0).forEach((callback) => callback());

/** Starts the app in an idle browser, and waits until that is done. */
async function start(...args: Parameters<typeof startApp>): Promise<void> {
  startApp(...args);
  runIdle();
  await settle();
}

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, get: () => value });

function leavePage(): void {
  for (const args of listeners.splice(0)) removeEventListener(...args);
}

function finishHydration(): void {
  document.documentElement.dataset.hasHydrated = 'true';
  dispatchEvent(new Event('site:hydrated'));
}

/** Clicks an element, and returns false if the click was held for later. */
const click = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));

beforeEach(() => {
  log = [];
  missing = new Set();
  held = new Map();
  idle = [];
  listeners = [];
  sessionStorage.clear();
  history.replaceState(null, '', '/faq/');
  document.head.replaceChildren();
  document.body.innerHTML = `<main><p>Text</p></main><button data-needs-app="">Copy <b>all</b></button><script type="text/plain" data-held="">startOfApp()</script>`;
  document.documentElement.dataset.hasHydrated = 'false';
  document.documentElement.dataset.build = 'b1';
  delete document.documentElement.dataset.appNeeded;
  delete document.documentElement.dataset.appFailed;
  define(document, 'readyState', 'complete');
  define(navigator, 'connection', undefined);
  window.requestIdleCallback = jest.fn((callback) => idle.push(callback as () => void));
  Object.assign(globalThis, { startOfApp: () => log.push('start') });
  const append = document.head.append.bind(document.head);
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    append(script);
    const src = (script as HTMLScriptElement).getAttribute('src') ?? '';
    log.push(src);
    const arrive = () => (script as HTMLElement).dispatchEvent(new Event(missing.has(src) ? 'error' : 'load'));
    if (held.has(src)) held.set(src, arrive);
    else queueMicrotask(arrive);
  });
  // jsdom cannot reload pages, so replace `reload` on the internal object behind `location`.
  const [internal] = Object.getOwnPropertySymbols(location);
  reload = jest.fn();
  (location as unknown as Record<symbol, { reload: () => void }>)[internal as symbol]!.reload = reload;
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const listen = window.addEventListener.bind(window);
  jest.spyOn(window, 'addEventListener').mockImplementation((...args: Parameters<typeof listen>) => {
    listeners.push(args as Parameters<typeof removeEventListener>);
    listen(...args);
  });
});

afterEach(async () => {
  jest.useRealTimers();
  await settle();
  leavePage();
  jest.restoreAllMocks();
});

describe('when the app starts', () => {
  it('waits for load, then a limited time until the browser is idle', () => {
    define(document, 'readyState', 'interactive');
    startApp(FILES);
    expect(window.requestIdleCallback).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    expect(window.requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 2500 });
    expect(files()).toEqual([]);
    runIdle();
    expect(files()).toEqual(FILES);
  });

  it('starts soon after load in a browser without idle callbacks', () => {
    jest.useFakeTimers();
    delete (window as Partial<Window>).requestIdleCallback;
    startApp(FILES);
    expect(files()).toEqual([]);
    jest.advanceTimersByTime(1000);
    expect(files()).toEqual(FILES);
  });

  it.each(INTENTS)(
    'starts immediately on %s, before load and even if it does not bubble, but only once',
    async (intent) => {
      document.body.addEventListener(intent, (event) => event.stopPropagation(), { once: true });
      define(document, 'readyState', 'loading');
      startApp(FILES);
      expect(files()).toEqual([]);
      act(intent);
      expect(files()).toEqual(FILES);
      act(intent);
      dispatchEvent(new Event('load'));
      runIdle();
      await settle();
      expect(files()).toEqual(FILES);
    },
  );

  it.each([
    [{ saveData: true, effectiveType: '4g' }, false],
    [{ effectiveType: 'slow-2g' }, false],
    [{ saveData: false, effectiveType: '3g' }, true],
  ])('on a connection with %j, starts without the reader: %s', (connection, byItself) => {
    define(navigator, 'connection', connection);
    startApp(FILES);
    runIdle();
    expect(files()).toEqual(byItself ? FILES : []);
    act('pointerdown');
    expect(files()).toEqual(FILES);
  });

  it.each([
    ['a query', () => history.replaceState(null, '', '/faq/?_highlight=gps')],
    ['a part that needs the app', () => document.querySelector('main')?.setAttribute('data-starts-app', '')],
  ])('starts immediately on a page with %s, on any connection', (_, ask) => {
    ask();
    define(navigator, 'connection', { saveData: true });
    define(document, 'readyState', 'interactive');
    startApp(FILES);
    expect(files()).toEqual(FILES);
  });
});

describe('what it loads', () => {
  it('starts the app once, after every file has arrived', async () => {
    held.set('/a.js', () => {});
    await start(FILES);
    expect(log).toEqual(['/a.js', '/b.js']);
    held.get('/a.js')?.();
    await settle();
    expect(log).toEqual(['/a.js', '/b.js', 'start']);
  });

  it('leaves the page as it is if files are missing, and warns once', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    missing = new Set(FILES);
    const before = document.body.innerHTML;
    await start(FILES);
    act('pointermove');
    await settle();
    process.off('unhandledRejection', unhandled);
    expect(document.body.innerHTML).toBe(before);
    expect(log).toEqual(FILES);
    expect([unhandled.mock.calls.length, warn.mock.calls.length, reload.mock.calls.length]).toEqual([0, 1, 0]);
  });
});

describe('a click on something that needs the app', () => {
  const button = () => document.querySelector<HTMLElement>('button[data-needs-app]')!;
  let clicks: number;
  beforeEach(() => {
    clicks = 0;
    button().addEventListener('click', () => clicks++);
    globalThis.fetch = jest.fn(() => Promise.resolve(new Object() as Response));
    headScript({ announcement: null, keys: STORAGE_KEYS });
  });

  it('is held until hydration, starts the app, and is replayed once', async () => {
    startApp(FILES);
    expect(click(button().querySelector('b')!)).toBe(false);
    expect(files()).toEqual(FILES);
    await settle();
    expect(clicks).toBe(0);
    finishHydration();
    dispatchEvent(new Event('site:hydrated'));
    expect(clicks).toBe(1);
    expect(click(button())).toBe(true);
    expect(clicks).toBe(2);
  });

  it('is given back to the browser if the start script cannot be loaded', () => {
    const starter = document.createElement('script');
    starter.dataset.startScript = '';
    Object.defineProperty(starter, 'src', { value: 'https://x.example/_next/start.js' });
    document.body.append(starter);
    click(button());
    expect(clicks).toBe(0);
    starter.dispatchEvent(new Event('error'));
    expect(clicks).toBe(1);
    expect(click(button())).toBe(true);
    expect(clicks).toBe(2);
  });

  it('reloads the page once after a failure, and the next click goes through', async () => {
    missing.add('/b.js');
    await start(FILES);
    expect(reload).not.toHaveBeenCalled();
    expect(click(button())).toBe(false);
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(clicks).toBe(0);
    expect(click(button())).toBe(true);
    expect(clicks).toBe(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('keeps the page if it can’t be had, and reloads it with a later click, once it can', async () => {
    missing.add('/b.js');
    await start(FILES);
    jest.mocked(fetch).mockRejectedValueOnce(new TypeError('offline'));
    click(button());
    await settle();
    expect(reload).not.toHaveBeenCalled();
    click(button());
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('starts nothing if a file came in part, and lets the next click but one through', async () => {
    held.set('/_next/b.js', () => {});
    await start(['/a.js', '/_next/b.js']);
    window.dispatchEvent(new ErrorEvent('error', { error: new SyntaxError('end'), filename: '/_next/b.js' }));
    held.get('/_next/b.js')?.();
    await settle();
    expect(log).not.toContain('start');
    click(button());
    expect(click(button())).toBe(true);
  });
});
