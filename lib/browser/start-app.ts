import { mayPrefetch } from './connection';
import { givePageData } from './next-runtime';
import { reloadOnce } from './reload-guard';
import { SITE_EVENTS } from './site-events';

const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
/** How long to wait for the browser to be idle before starting the app anyway. */
const MAX_WAIT_MS = 2500;
/** How long to wait instead in browsers that don't tell when they are idle, such as Safari. */
const WITHOUT_IDLE_MS = 300;
/** How long after one file the next is asked for: all at once would keep a slow phone from answering. */
const BETWEEN_FILES_MS = 5;

/** Loads a script file, as one of several. The attribute is how React and the bundler find out that a file is here. */
function loadScript(src: string, index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.setAttribute('async', '');
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`Could not load ${src}`)));
    setTimeout(() => document.head.append(script), index * BETWEEN_FILES_MS);
  });
}

/**
 * Fetches the page data and puts it where the app looks for it.
 * @throws Error if it is from another release, or if its end is missing.
 */
async function loadPageData(address: string): Promise<void> {
  const response = await fetch(address);
  const data = await response.text();
  if (!response.ok || !data.endsWith('\n') || !data.includes(`"${document.documentElement.dataset.release}"`))
    throw new Error(`${address} is missing, incomplete, or from another release.`);
  givePageData(data);
}

/** Runs the inline script that starts the app, which the page holds as plain text until then. */
function runHeld(): void {
  const held = document.querySelector<HTMLScriptElement>('script[data-held]');
  const script = document.createElement('script');
  script.textContent = held?.textContent ?? '';
  held?.replaceWith(script);
}

/**
 * Starts the app on a page that is complete without it: immediately on the search page or with a query string, on the
 * reader's first input, or, on a good connection, when the browser is idle. The head script keeps a click that needs the
 * app, even one from before this script arrived, and replays it once the app has started.
 * @param scripts URLs of the app's files.
 * @param pageData URL of the page data, unless the page contains it.
 */
export function startApp(scripts: string[], pageData?: string): void {
  let hasStarted = false;
  let hasFailed = false;
  const root = document.documentElement;
  /** True once the reader clicked something that needs the app. */
  const isRequested = () => 'appRequested' in root.dataset;

  async function start(): Promise<void> {
    if (hasStarted) return;
    hasStarted = true;
    for (const name of INTENTS) removeEventListener(name, start, true);
    try {
      // Files only register their modules when they load, so any order works; nothing runs before the held script.
      await Promise.all([...scripts.map(loadScript), pageData && loadPageData(pageData)]);
      // A file that loaded only partly counts as loaded.
      if ('appFailed' in root.dataset) throw new Error('A file of the app is broken.');
      runHeld();
    } catch (error) {
      hasFailed = true;
      console.warn('The app could not start; the page works without it.', error);
      // The reader wants something that only the app can do.
      if (isRequested()) void reloadOnce('any');
    }
  }

  addEventListener(SITE_EVENTS.appRequested, (event) => {
    // If the app failed, links among the controls still work natively.
    if (!hasFailed) void start();
    else if (!reloadOnce('any')) event.preventDefault();
  });

  if (isRequested() || location.search || document.querySelector('[data-start-app-now]')) {
    void start();
    return;
  }
  for (const name of INTENTS) addEventListener(name, start, { capture: true, passive: true });
  if (!mayPrefetch()) return;
  const startWhenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: MAX_WAIT_MS });
    else setTimeout(() => void start(), WITHOUT_IDLE_MS);
  };
  if (document.readyState === 'complete') startWhenIdle();
  else addEventListener('load', startWhenIdle);
}
