/** The loader of finished pages, with a made-up bundler, and script files that arrive when the test says so. */
import { showBanner, startLoader, type PageFacts, type RuntimeFiles } from '@/lib/browser/start-app';

const FILES: RuntimeFiles = { build: 'b1', scripts: ['/a.js', '/b.js'], stages: [11, 22], boot: '/boot.js' };
const PAGE: PageFacts = { data: '/faq/start.txt' };
const HOME: PageFacts = { data: '/start.txt', basePath: '' };
const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'];
const CONTENT = '<p>Say "hi" \\ to<br>\nJosé 你好 😀 &amp; \u2028</p>';
/** Start data whose content is record `1f`. */
const START = `1f\n0:{"b":"b1"}\n1:"x"\n`;

const scope = globalThis as unknown as { TURBOPACK?: object; __next_f?: unknown };

/** What happened, in order: files asked for, modules run, pauses. */
let log: string[];
let answer: { ok: boolean; text: string };
let missing: Set<string>;
/** Files that do not arrive until the test calls what is kept here. */
let held: Map<string, () => void>;
let idle: (() => void)[];
let whenModuleRuns: (id: number) => void;
let reload: jest.Mock;
let warn: jest.SpyInstance;
let listeners: Parameters<typeof removeEventListener>[];

const fetched = () => jest.mocked(fetch).mock.calls.map(([address]) => address);
const files = () => log.filter((line) => line.startsWith('/'));
const wait = (milliseconds = 0) => new Promise((resolve) => setTimeout(resolve, milliseconds));
/** Waits until the loader has nothing left to do. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 12; turn++) await wait();
}
const act = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }));
const runIdle = () => idle.splice(0).forEach((callback) => callback());
const banner = () => document.querySelector('#base-url-issue-banner-container');

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, get: () => value });

function leavePage(): void {
  for (const args of listeners.splice(0)) removeEventListener(...args);
}

function finishHydration(): void {
  document.documentElement.dataset.hasHydrated = 'true';
  dispatchEvent(new Event('site:hydrated'));
}

/** Clicks like a reader. False when the loader kept the click to itself. */
const click = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));

beforeEach(() => {
  log = [];
  answer = { ok: true, text: START };
  missing = new Set();
  held = new Map();
  idle = [];
  listeners = [];
  whenModuleRuns = () => {};
  sessionStorage.clear();
  history.replaceState(null, '', '/faq/');
  document.head.replaceChildren();
  document.body.innerHTML = `<main data-finished="">${CONTENT}</main><button data-needs-runtime="">Copy <b>all</b></button>`;
  document.documentElement.dataset.hasHydrated = 'false';
  delete document.documentElement.dataset.build;
  delete scope.__next_f;
  define(document, 'readyState', 'complete');
  define(navigator, 'connection', undefined);
  window.requestIdleCallback = jest.fn((callback) => idle.push(callback as () => void));
  globalThis.fetch = jest.fn(async () => ({ ok: answer.ok, text: async () => answer.text }) as Response);
  scope.TURBOPACK = {
    push({ otherChunks, runtimeModuleIds }: { otherChunks: string[]; runtimeModuleIds: number[] }) {
      expect(otherChunks).toEqual([]);
      log.push(`run ${runtimeModuleIds.join()}`);
      setTimeout(() => log.push(`pause after ${runtimeModuleIds.join()}`), 0);
      for (const id of runtimeModuleIds) whenModuleRuns(id);
    },
  };
  const append = document.head.append.bind(document.head);
  jest.spyOn(document.head, 'append').mockImplementation((script) => {
    append(script);
    const src = (script as HTMLScriptElement).getAttribute('src') ?? '';
    log.push(src);
    const arrive = () => (script as HTMLElement).dispatchEvent(new Event(missing.has(src) ? 'error' : 'load'));
    if (held.has(src)) held.set(src, arrive);
    else queueMicrotask(arrive);
  });
  // jsdom loads no pages; what the address bar would do is asked of the object behind it.
  const [behind] = Object.getOwnPropertySymbols(location);
  reload = jest.fn();
  (location as unknown as Record<symbol, { reload: () => void }>)[behind as symbol]!.reload = reload;
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

describe('when it starts', () => {
  it('waits for load, then until the browser is idle', () => {
    define(document, 'readyState', 'interactive');
    startLoader(FILES, PAGE);
    expect(window.requestIdleCallback).not.toHaveBeenCalled();
    dispatchEvent(new Event('load'));
    expect(window.requestIdleCallback).toHaveBeenCalledTimes(1);
    expect(fetched()).toEqual([]);
    runIdle();
    expect(fetched()).toEqual(['/faq/start.txt']);
  });

  it('waits until the browser is idle when the page is loaded already, for a while at most', () => {
    startLoader(FILES, PAGE);
    expect(window.requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 2500 });
    expect(fetched()).toEqual([]);
    runIdle();
    expect(fetched()).toHaveLength(1);
  });

  it('starts soon after load in a browser that tells of no idle time', () => {
    jest.useFakeTimers();
    delete (window as Partial<Window>).requestIdleCallback;
    startLoader(FILES, PAGE);
    expect(fetched()).toEqual([]);
    jest.advanceTimersByTime(1000);
    expect(fetched()).toHaveLength(1);
  });

  it.each(INTENTS)('starts at once at a %s, before load, and once only', async (intent) => {
    define(document, 'readyState', 'loading');
    startLoader(FILES, PAGE);
    expect(fetched()).toEqual([]);
    act(intent);
    expect(fetched()).toEqual(['/faq/start.txt']);
    act(intent);
    act('keydown');
    dispatchEvent(new Event('load'));
    runIdle();
    await settle();
    expect(fetched()).toHaveLength(1);
    expect(files()).toEqual(['/a.js', '/b.js', '/boot.js']);
  });

  it('starts also at what the page keeps to itself', () => {
    document.body.addEventListener('keydown', (event) => event.stopPropagation(), { once: true });
    startLoader(FILES, PAGE);
    act('keydown');
    expect(fetched()).toHaveLength(1);
  });

  it.each([{ saveData: true, effectiveType: '4g' }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'never starts by itself on a line with %j, but does when the reader acts',
    (connection) => {
      jest.useFakeTimers();
      define(navigator, 'connection', connection);
      define(document, 'readyState', 'loading');
      startLoader(FILES, PAGE);
      dispatchEvent(new Event('load'));
      runIdle();
      jest.advanceTimersByTime(60_000);
      expect(window.requestIdleCallback).not.toHaveBeenCalled();
      expect(fetched()).toEqual([]);
      jest.useRealTimers();
      act('pointerdown');
      expect(fetched()).toHaveLength(1);
    },
  );

  it.each([{ saveData: false, effectiveType: '4g' }, { effectiveType: '3g' }])(
    'starts by itself on a line with %j',
    (connection) => {
      define(navigator, 'connection', connection);
      startLoader(FILES, PAGE);
      runIdle();
      expect(fetched()).toHaveLength(1);
    },
  );
});

describe('what it loads', () => {
  const dataOf = () => (scope.__next_f as [[number], [number, string]])[1][1];

  it('hands over the start data with the content of the page as a further record', async () => {
    startLoader(FILES, PAGE);
    runIdle();
    await settle();
    expect(scope.__next_f).toEqual([[0], [1, expect.any(String)]]);
    const lines = dataOf().split('\n');
    expect(lines.slice(0, 2)).toEqual(['0:{"b":"b1"}', '1:"x"']);
    // A line end ends a record, so the content must hold none that is not escaped.
    expect(lines).toHaveLength(4);
    expect(lines[3]).toBe('');
    expect(lines[2]).toMatch(/^1f:"/);
    expect(JSON.parse((lines[2] ?? '').slice('1f:'.length))).toBe(CONTENT);
    expect(warn).not.toHaveBeenCalled();
  });

  it('hands over the start data as it is when no record is left out', async () => {
    answer.text = '\n0:{"b":"b1"}\n';
    startLoader(FILES, PAGE);
    runIdle();
    await settle();
    expect(dataOf()).toBe('0:{"b":"b1"}\n');
  });

  it('starts nothing when the content of the page is gone', async () => {
    document.querySelector('[data-finished]')?.remove();
    startLoader(FILES, PAGE);
    runIdle();
    await settle();
    expect(files()).not.toContain('/boot.js');
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('asks for all script files in a form that React finds again, and says which build the page is of', async () => {
    startLoader(FILES, PAGE);
    runIdle();
    await settle();
    const found = [...document.querySelectorAll('script[async][src]')].map((script) => script.getAttribute('src'));
    expect(found).toEqual(['/a.js', '/b.js', '/boot.js']);
    expect(document.documentElement.dataset.build).toBe('b1');
  });

  it('runs no module before every file is there', async () => {
    held.set('/a.js', () => {});
    startLoader(FILES, PAGE);
    runIdle();
    await settle();
    expect(log).toEqual(['/a.js', '/b.js']);
    held.get('/a.js')?.();
    await settle();
    expect(log.slice(2)).toContain('run 11');
    expect(log.at(-1)).toBe('/boot.js');
  });

  it('runs modules one by one with a pause after each, then the boot file', async () => {
    startLoader(FILES, PAGE);
    runIdle();
    await settle();
    expect(log).toEqual(['/a.js', '/b.js', 'run 11', 'pause after 11', 'run 22', 'pause after 22', '/boot.js']);
  });
});

describe('when something is missing', () => {
  it('keeps the page as it is when the start data is of another build, and says so once', async () => {
    answer.text = START.replace('"b1"', '"b2"');
    const before = document.body.innerHTML;
    startLoader(FILES, HOME);
    runIdle();
    await settle();
    act('pointermove');
    await settle();
    expect(document.body.innerHTML).toBe(before);
    expect(scope.__next_f).toBeUndefined();
    expect(log).toEqual(['/a.js', '/b.js']);
    expect(reload).not.toHaveBeenCalled();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(String(warn.mock.calls[0]?.[1])).toContain('The site was updated.');
  });

  const ways: [string, () => void][] = [
    ['a script file', () => missing.add('/b.js')],
    ['the boot file', () => missing.add('/boot.js')],
    [
      'the start data',
      () => {
        answer.ok = false;
      },
    ],
  ];

  it.each(ways)('B-023: the home page tells of a wrong base path when %s is missing', async (_, lose) => {
    lose();
    history.replaceState(null, '', '/wrong');
    startLoader(FILES, HOME);
    runIdle();
    await settle();
    const box = banner();
    expect(document.body.firstElementChild).toBe(box);
    expect(box).toHaveAttribute('role', 'alert');
    expect([...box!.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
      'Your site did not load properly.',
      'A wrong base path (basePath) is a very common reason for this.',
      'Current configured basePath: / (default value)',
      'We suggest trying basePath: /wrong/',
    ]);
    expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it.each(ways)('B-023: other pages stay as they are when %s is missing', async (_, lose) => {
    lose();
    const before = document.body.innerHTML;
    startLoader(FILES, PAGE);
    runIdle();
    await settle();
    expect(document.body.innerHTML).toBe(before);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('B-023: the box looks like a fault, with the configured base path in red and a better one in green', () => {
    history.replaceState(null, '', '/docs/');
    showBanner('/LAMP-platform');
    const box = banner() as HTMLElement;
    expect(box.style.border).toBe('thick solid red');
    expect(box.style.backgroundColor).toBe('rgb(255, 230, 179)');
    expect([box.style.margin, box.style.padding, box.style.fontSize]).toEqual(['20px', '20px', '20px']);
    const [configured, suggested] = box.querySelectorAll('span');
    expect([configured?.textContent, configured?.style.color]).toEqual(['/LAMP-platform', 'red']);
    expect([suggested?.textContent, suggested?.style.color]).toEqual(['/docs/', 'green']);
    expect(suggested?.id).toBe('base-url-issue-banner-suggestion-container');
    expect(box).not.toHaveTextContent('default value');
  });
});

describe('a click on what needs the app', () => {
  const button = () => document.querySelector<HTMLElement>('button[data-needs-runtime]')!;
  let clicks: number;
  beforeEach(() => {
    clicks = 0;
    button().addEventListener('click', () => clicks++);
  });

  it('is kept until hydration, starts the app, and is given back once', async () => {
    startLoader(FILES, PAGE);
    expect(click(button().querySelector('b')!)).toBe(false);
    expect(clicks).toBe(0);
    expect(fetched()).toHaveLength(1);
    await settle();
    expect(clicks).toBe(0);
    finishHydration();
    expect(clicks).toBe(1);
    dispatchEvent(new Event('site:hydrated'));
    expect(clicks).toBe(1);
    expect(click(button())).toBe(true);
    expect(clicks).toBe(2);
  });

  it('is not given back to a control that is gone', () => {
    startLoader(FILES, PAGE);
    const control = button();
    click(control);
    control.remove();
    finishHydration();
    expect(clicks).toBe(0);
  });

  it('leaves all other clicks alone', () => {
    startLoader(FILES, PAGE);
    expect(click(document.querySelector('p')!)).toBe(true);
    expect(fetched()).toEqual([]);
    finishHydration();
    expect(clicks).toBe(0);
  });

  it('loads the page again, once, after a failure; the next acts by itself', async () => {
    missing.add('/boot.js');
    startLoader(FILES, PAGE);
    runIdle();
    await settle();
    expect(reload).not.toHaveBeenCalled();
    expect(click(button())).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(clicks).toBe(0);
    expect(click(button())).toBe(true);
    expect(clicks).toBe(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('loads the page again, once, when the app fails after it', async () => {
    answer.text = START.replace('"b1"', '"b2"');
    startLoader(FILES, PAGE);
    click(button());
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
    leavePage();
    // The page that comes is of the same build, so it does not try again.
    startLoader(FILES, PAGE);
    click(button());
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('never loads the page again when nothing can be remembered', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    missing.add('/a.js');
    startLoader(FILES, PAGE);
    runIdle();
    await settle();
    expect(click(button())).toBe(true);
    expect(reload).not.toHaveBeenCalled();
    expect(clicks).toBe(1);
  });

  it('does not load a page again by itself', async () => {
    missing.add('/a.js');
    startLoader(FILES, PAGE);
    runIdle();
    await settle();
    expect(reload).not.toHaveBeenCalled();
  });
});
