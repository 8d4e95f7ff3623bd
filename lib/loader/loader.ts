/**
 * Brings the app's scripts to a page that is already complete: after load when the browser is idle, or at the first
 * sign that the reader wants to act. Small, for it stands in every page; tested in tests/components/loader.test.ts.
 */

import { mayReload } from '@/lib/browser/reload-guard';

export interface RuntimeFiles {
  build: string;
  scripts: string[];
  /** Ids of modules to run one by one, so that no single task blocks the page for long. */
  stages: number[];
  /** The file that starts the app. */
  boot: string;
}

/** What differs from page to page; it stands in attributes of the loader's own script element. */
export interface PageFacts {
  /** Address of the page's start data: see lib/export/start-data.ts. */
  data: string;
  /** Only on the home page: the configured base path, for the banner about a wrong one. */
  basePath?: string;
}

const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;
const IDLE_TIMEOUT = 2500;

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

class MissingFile extends Error {
  constructor(address: string) {
    super(`Could not load ${address}`);
  }
}

/** Lets the browser paint and answer between two pieces of work. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

interface Bundler {
  push(start: { otherChunks: string[]; runtimeModuleIds: number[] }): void;
}

/** The bundler's own way to run modules by their ids. */
const bundler = (): Bundler => (globalThis as unknown as { TURBOPACK: Bundler }).TURBOPACK;

/** Runs modules one by one, with a pause after each. */
async function runModules(ids: number[]): Promise<void> {
  for (const id of ids) {
    bundler().push({ otherChunks: [], runtimeModuleIds: [id] });
    await breathe();
  }
}

/** Adds the page's content, which stands in the document, to its start data. @throws Error when it is not there. */
function completeData(start: string): string {
  const end = start.indexOf('\n');
  const id = start.slice(0, end);
  const rows = start.slice(end + 1);
  if (!id) return rows;
  const content = document.querySelector('[data-finished]');
  if (!content) throw new Error('The content of the page is gone.');
  return `${rows}${id}:${JSON.stringify(content.innerHTML)}\n`;
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    // Set as an attribute too: React looks for script[async][src] before it adds a file of its own.
    script.setAttribute('async', '');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new MissingFile(src)));
    document.head.append(script);
  });
}

export function startLoader(files: RuntimeFiles, page: PageFacts): void {
  let started = false;
  let failed = false;
  let waiting: HTMLElement | null = null;
  const root = document.documentElement;

  async function start(): Promise<void> {
    if (started) return;
    started = true;
    // Islands ask for it when a file is gone.
    root.dataset.build = files.build;
    for (const name of INTENTS) removeEventListener(name, start, true);
    try {
      const data = fetch(page.data).then((response) => {
        if (!response.ok) throw new MissingFile(page.data);
        return response.text();
      });
      // A failure is dealt with where the promise is awaited, below; until then it must not count as unhandled.
      data.catch(() => {});
      // Files only register their modules when they arrive, so their order is free; nothing starts before the boot file.
      const arrived: Promise<void>[] = [];
      for (const src of files.scripts) {
        await breathe();
        const arrival = loadScript(src);
        arrival.catch(() => {});
        arrived.push(arrival);
      }
      const text = await data;
      // A page of one build and data of the next do not fit together; the page then stays plain HTML.
      if (!text.includes(`"b":"${files.build}"`)) throw new Error('The site was updated.');
      Object.assign(self, { __next_f: [[0], [1, completeData(text)]] });
      await Promise.all(arrived);
      await runModules(files.stages);
      await loadScript(files.boot);
    } catch (error) {
      fail(error);
    }
  }

  function fail(error: unknown): void {
    failed = true;
    // Styles then show what the app would have opened.
    root.dataset.appFailed = '';
    console.warn('The app could not start; the page works without it.', error);
    if (error instanceof MissingFile && page.basePath !== undefined) showBanner(page.basePath);
    else if (waiting) reloadOnce();
  }

  /** The reader asked for something that only the app can do: try again with fresh files, once. True if it does. */
  function reloadOnce(): boolean {
    const may = mayReload(location.pathname, files.build);
    if (may) location.reload();
    return may;
  }

  // A click that needs the app is kept and given back once the app is there.
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

  for (const name of INTENTS) addEventListener(name, start, { capture: true, passive: true });
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  const idle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: IDLE_TIMEOUT });
    else setTimeout(() => void start(), 300);
  };
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle);
}

/** A box that tells whoever deploys the site that its base path is probably wrong. */
export function showBanner(basePath: string): void {
  const suggestion = location.pathname.endsWith('/') ? location.pathname : `${location.pathname}/`;
  const box = document.createElement('div');
  box.id = 'base-url-issue-banner-container';
  box.setAttribute('role', 'alert');
  box.style.cssText =
    'border:thick solid red;background:rgb(255,230,179);color:black;margin:20px;padding:20px;font-size:20px';
  const line = (...parts: (string | HTMLElement)[]) => {
    const paragraph = document.createElement('p');
    paragraph.append(...parts);
    box.append(paragraph);
  };
  const word = (text: string, color: string, id?: string) => {
    const span = document.createElement('span');
    span.textContent = text;
    span.style.color = color;
    if (id) span.id = id;
    return span;
  };
  line('Your site did not load properly.');
  line('A wrong base path (basePath) is a very common reason for this.');
  line('Current configured basePath: ', word(basePath || '/', 'red'), basePath ? '' : ' (default value)');
  line('We suggest trying basePath: ', word(suggestion, 'green', 'base-url-issue-banner-suggestion-container'));
  document.body.prepend(box);
}
