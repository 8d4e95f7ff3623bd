import { SITE_EVENTS } from './site-events';
import { mayPrefetch } from './prefetch';
import { mayReload } from './reload-guard';

/** What a page needs to start the app; the build writes it for each kind of page. */
export interface AppFiles {
  /** URLs of the script files to load. */
  scripts: string[];
  /** Names of the files beside those whose code they contain. */
  holds: string[];
  /** IDs of modules to run one at a time, so no single task blocks the page for long; may be empty. */
  stages: number[];
  /** The bundler's final entry from the page: the chunks it needs and the module that starts the app. */
  boot: object;
}

const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
/** How long (ms) to wait for the browser to be idle before starting the app anyway. */
const IDLE_TIMEOUT = 2500;

/** Lets the browser paint and handle input between pieces of work. */
const yieldToBrowser = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The bundler's own way to run modules. */
const run = (start: object): unknown => (globalThis as unknown as { TURBOPACK: object[] }).TURBOPACK.push(start);

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`Could not load ${src}`)));
    document.head.append(script);
  });
}

/**
 * Tells React and the bundler, which look for a file's `script[async][src]` before they load it, that it is here. As a
 * script of no known language, it loads nothing.
 */
function markLoaded(src: string): void {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.setAttribute('async', '');
  script.src = src;
  document.head.append(script);
}

/** Fetches the page data and puts it where the app looks for it. @throws Error if it is from another build. */
async function loadPageData(address: string): Promise<void> {
  const answer = await fetch(address);
  const data = await answer.text();
  if (!answer.ok || !data.includes(`"${document.documentElement.dataset.build}"`))
    throw new Error(`Could not load this build's version of ${address}`);
  Object.assign(globalThis, { __next_f: [[0], [1, data]] });
}

/**
 * Starts the app on a page that is complete without it: immediately on the search page or with a query string, on the
 * reader's first input, or, on a good connection, when the browser is idle. The head script keeps a click that needs the
 * app, even one from before this script arrived, and replays it once the app has started.
 * @param pageData URL of the page data, unless the page contains it.
 */
export function startApp(files: AppFiles, pageData?: string): void {
  let started = false;
  let failed = false;
  const root = document.documentElement;
  /** True once the reader clicked something that needs the app. */
  const isNeeded = () => 'appNeeded' in root.dataset;

  async function start(): Promise<void> {
    if (started) return;
    started = true;
    for (const name of INTENTS) removeEventListener(name, start, true);
    try {
      // Files only register their modules when they load, so any order works; nothing starts before `boot`.
      const loading = files.scripts.map(loadScript);
      if (pageData) loading.push(loadPageData(pageData));
      await Promise.all(loading);
      for (const name of files.holds) markLoaded(files.scripts[0]?.replace(/[^/]*$/, name) ?? '');
      for (const id of files.stages) {
        run({ otherChunks: [], runtimeModuleIds: [id] });
        await yieldToBrowser();
      }
      run(files.boot);
    } catch (error) {
      failed = true;
      console.warn('The app could not start; the page works without it.', error);
      if (isNeeded()) reloadOnce();
    }
  }

  /** Reloads the page once, because the reader wants something only the app can do. True if it reloads. */
  function reloadOnce(): boolean {
    const may = mayReload(location.pathname, root.dataset.build ?? '');
    if (may) location.reload();
    return may;
  }

  addEventListener(SITE_EVENTS.appNeeded, (event) => {
    // If the app failed, links among the controls still work natively.
    if (!failed) void start();
    else if (!reloadOnce()) event.preventDefault();
  });

  if (isNeeded() || location.search || document.querySelector('[data-starts-app]')) {
    void start();
    return;
  }
  for (const name of INTENTS) addEventListener(name, start, { capture: true, passive: true });
  if (!mayPrefetch()) return;
  const idle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: IDLE_TIMEOUT });
    else setTimeout(() => void start(), 300);
  };
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle);
}
