import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { startStaticServer } from '../../lib/tools/static-server';

export { expect };

/** The export that a project tests, and the base path it is served from. */
export interface SiteOptions {
  dir: string;
  base: string;
}

/** What a page must never do: log console warnings or errors, throw, or request missing files. */
interface Problems {
  list: string[];
  /** Allows problems that the test causes on purpose. */
  allow: (...patterns: RegExp[]) => void;
}

function watchProblems(page: Page, note: (problem: string) => void): void {
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') {
      note(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
}

/** Starts a server on a free port for each worker. A test fails if a page logs to the console or misses a file. */
export const test = base.extend<{ problems: Problems }, SiteOptions & { server: { address: string; origin: string } }>({
  dir: ['out', { option: true, scope: 'worker' }],
  base: ['', { option: true, scope: 'worker' }],
  server: [
    async ({ dir, base: basePath }, use) => {
      const server = await startStaticServer({ dir, base: basePath, port: 0 });
      await use(server);
      void server.close();
    },
    { scope: 'worker' },
  ],
  // Addresses in tests are below the base: `page.goto('faq/')`, `page.goto('./')`.
  baseURL: async ({ server }, use) => use(server.address),
  problems: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const list: string[] = [];
      const allowed: RegExp[] = [];
      await use({ list, allow: (...patterns) => void allowed.push(...patterns) });
      expect(list.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
  // If `problems` depended on `context` instead, tests that only read files would also open a browser.
  context: async ({ context, problems }, use) => {
    let hasEnded = false;
    context.on('page', (page) => watchProblems(page, (problem) => hasEnded || problems.list.push(problem)));
    // Pages that the reader is only likely to turn to aren't fetched, except in the tests that are about that.
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' }, configurable: true }),
    );
    await use(context);
    // Messages while pages close are not problems.
    hasEnded = true;
  },
});

/** Parts of a page, as assistive technology names them. */
export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
export const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs sidebar' });
export const pager = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs pages' });
export const drawer = (page: Page): Locator => page.getByRole('dialog', { name: 'Navigation' });
export const drawerToggle = (page: Page): Locator => page.locator('button[aria-label="Toggle navigation bar"]');
export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const searchField = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' });
export const colorToggle = (page: Page): Locator =>
  mainMenu(page).getByRole('button', { name: /^Switch between dark and light mode/ });
/** A link of the sidebar, by its label. */
export const sidebarLink = (page: Page, name: string): Locator =>
  sidebar(page).getByRole('link', { name, exact: true });

/** Opens the drawer, and waits until it rests: a click on something that is still sliding may miss. */
export async function openDrawer(page: Page): Promise<void> {
  await drawerToggle(page).click();
  await expect.poll(async () => (await drawer(page).boundingBox())?.x).toBe(0);
}

/** Waits until the app is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  // The reader's first input starts the app; otherwise it waits until the browser is idle.
  await page.mouse.move(3, 3);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * Holds requests whose URL matches, so a test can act while they are under way.
 * @returns lets them go on, and all later ones too.
 */
export async function hold(page: Page, pattern: RegExp | ((url: URL) => boolean)): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback().catch(() => {});
  });
  return release;
}

/** The app's script files, without the small one that loads them. */
export const APP_SCRIPTS = /\/_next\/static\/(?!.*\/start-)[^?]*\.js/;

/** Opens an address below the base path and waits until the app is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Waits until the browser is idle and pending tasks are done. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 0), { timeout: 500 })),
  );

/** Waits until the browser has painted recent changes, which takes two frames. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Adds a link to the article, in sight and above links added before, and clicks it. */
export async function followNewLink(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'New link' });
    link.style.position = 'fixed';
    link.style.zIndex = '1';
    link.style.insetBlockStart = '200px';
    document.querySelector('article')?.append(link);
  }, address);
  await page.getByRole('link', { name: 'New link' }).last().click();
}

/** The part of the address below the base path: path, query, and hash. */
export function addressBelowBase(page: Page, basePath: string): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname.slice(basePath.length) + search + hash;
}

/** Remembers the document, to distinguish client-side navigation from a full load. */
export async function rememberDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () =>
    page
      .evaluate(() => 'sameDocument' in window)
      .catch((error: Error) => {
        // The document was replaced while the question was on its way.
        if (/context was destroyed/.test(error.message)) return false;
        throw error;
      });
}

/** True for requests for a page's data: all of it, or one of the parts that the router requests. */
export const isPageData = (url: string): boolean => /\/(?:index|__next\.[^/]*)\.txt$/.test(new URL(url).pathname);

/** Holds back page data from now on, until the returned function is called. */
export const holdData = (page: Page): Promise<() => void> => hold(page, (url) => isPageData(url.href));

export const mobile = { width: 390, height: 800 };

/** Waits until search has all results; until then, their order may change. */
export async function resultsComplete(page: Page): Promise<void> {
  await expect(page.getByRole('listbox', { name: 'Search results' })).toHaveAttribute('aria-busy', 'false');
}

/** Addresses of all page data requests from now on, including repeats. */
export function watchData(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (isPageData(request.url())) seen.push(new URL(request.url()).pathname);
  });
  return seen;
}
