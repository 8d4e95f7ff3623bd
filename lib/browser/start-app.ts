import { mayPrefetch } from './may-prefetch';
import { mayReload } from './reload-guard';

/** What a page needs to come alive; the build writes it for each kind of page. */
export interface AppFiles {
  /** Addresses of the script files. */
  scripts: string[];
  /** Ids of modules to run one by one, so that no single task blocks the page for long; may be empty. */
  stages: number[];
  /** What the page told the bundler to run in the end: chunks that it needs, and the module that starts the app. */
  boot: object;
}

const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
/** The browser may be busy for this long (ms) before the app comes all the same. */
const IDLE_TIMEOUT = 2500;

/** Lets the browser paint and answer between two pieces of work. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The bundler's own way to run modules. */
const run = (start: object): unknown => (globalThis as unknown as { TURBOPACK: object[] }).TURBOPACK.push(start);

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    // Set as an attribute too: React looks for script[async][src] before it adds a file of its own.
    script.setAttribute('async', '');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`Could not load ${src}`)));
    document.head.append(script);
  });
}

/** Fetches the page data, and puts it where the app looks for it. @throws Error when it is of another build. */
async function loadPageData(address: string): Promise<void> {
  const answer = await fetch(address);
  const data = await answer.text();
  if (!answer.ok || !data.includes(`"${document.documentElement.dataset.build}"`))
    throw new Error(`Could not load ${address} as this build wrote it`);
  Object.assign(globalThis, { __next_f: [[0], [1, data]] });
}

/**
 * Brings the app to a page that is complete without it: at once where the address asks for it (a query, the search
 * page), at the first sign that the reader wants to act, else when the browser is idle on a good line. Keeps a click
 * that needs the app, and gives it back once the app is there.
 * @param pageData address of the page data, unless the page holds it.
 */
export function startApp(files: AppFiles, pageData?: string): void {
  let started = false;
  let failed = false;
  let waiting: HTMLElement | null = null;
  const root = document.documentElement;

  async function start(): Promise<void> {
    if (started) return;
    started = true;
    for (const name of INTENTS) removeEventListener(name, start, true);
    try {
      // Files only register their modules when they arrive, so their order is free; nothing starts before `boot`.
      await Promise.all([...files.scripts.map(loadScript), pageData && loadPageData(pageData)]);
      for (const id of files.stages) {
        run({ otherChunks: [], runtimeModuleIds: [id] });
        await breathe();
      }
      run(files.boot);
    } catch (error) {
      failed = true;
      console.warn('The app could not start; the page works without it.', error);
      if (waiting) reloadOnce();
    }
  }

  /** The reader asked for something that only the app can do: try again with fresh files, once. True if it does. */
  function reloadOnce(): boolean {
    const may = mayReload(location.pathname, root.dataset.build ?? '');
    if (may) location.reload();
    return may;
  }

  addEventListener(
    'click',
    (event) => {
      if (root.dataset.hasHydrated === 'true' || !(event.target instanceof Element)) return;
      const control = event.target.closest<HTMLElement>('[data-needs-runtime]');
      // Without the app a link among these controls may still lead where its address says.
      if (!control || (failed && !reloadOnce())) return;
      event.preventDefault();
      event.stopPropagation();
      waiting = control;
      void start();
    },
    true,
  );
  addEventListener('site:hydrated', () => {
    const control = waiting;
    waiting = null;
    if (control?.isConnected) control.click();
  });

  if (location.search || document.querySelector('[data-starts-app]')) {
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
