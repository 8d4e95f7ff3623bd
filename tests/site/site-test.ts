import { test as base, expect, type Page } from '@playwright/test';
import { startServer } from '../../scripts/serve.mjs';

export { expect };

/** Which export a project tests, and where it stands on its server. */
export interface SiteOptions {
  dir: string;
  base: string;
}

/** What a page must never do: write to the console, fail, or ask for what is not there. */
export class Faults {
  readonly list: string[] = [];
  private allowed: RegExp[] = [];
  private ended = false;

  /** Faults that the test brings about itself. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  get unexpected(): string[] {
    return this.list.filter((fault) => !this.allowed.some((pattern) => pattern.test(fault)));
  }

  /** What pages say while they are closed is no fault. */
  end(): void {
    this.ended = true;
  }

  watch(page: Page): void {
    const note = (fault: string) => {
      if (!this.ended) this.list.push(fault);
    };
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
}

/** Every test gets its own server on a free port, and fails when a page wrote to the console or missed a file. */
export const test = base.extend<{ faults: Faults }, SiteOptions & { server: { address: string; origin: string } }>({
  dir: ['out', { option: true, scope: 'worker' }],
  base: ['', { option: true, scope: 'worker' }],
  server: [
    async ({ dir, base: basePath }, use) => {
      const server = await startServer({ dir, base: basePath, port: 0 });
      await use(server);
      void server.close();
    },
    { scope: 'worker' },
  ],
  // Addresses in tests are below the base: `page.goto('faq/')`, `page.goto('./')`.
  baseURL: async ({ server }, use) => use(server.address),
  faults: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const faults = new Faults();
      await use(faults);
      expect(faults.unexpected).toEqual([]);
    },
    { auto: true },
  ],
  // The other way round, every test that only reads files would open a browser for nothing.
  context: async ({ context, faults }, use) => {
    context.on('page', (page) => faults.watch(page));
    await use(context);
    faults.end();
  },
});

/** Waits until the app answers by itself. */
export async function hydrated(page: Page): Promise<void> {
  // The first sign of a reader brings the app; without it the page waits until the browser is idle.
  await page.mouse.move(3, 3);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens an address below the base and waits until the app answers by itself. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Lets the page do what it would do by itself: until the browser is idle, and all that was due is done. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 0), { timeout: 500 })),
  );

/** Lets the browser draw what was done: the second frame shows what the first began. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** The address bar below the base path: path, query and hash. */
export function place(page: Page, basePath: string): string {
  const { pathname, search, hash } = new URL(page.url());
  return pathname.slice(basePath.length) + search + hash;
}

/** Marks the document, to tell a page turn from a full load. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

/** True for requests of a page's data: whole, or one of the parts that the router asks for. */
export const isPageData = (url: string): boolean => /\/(?:index|__next\.[^/]*)\.txt$/.test(new URL(url).pathname);

/** Holds back page data from now on, until the returned function is called. */
export async function holdData(page: Page): Promise<() => void> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    (url) => isPageData(url.href),
    async (route) => {
      await released;
      await route.continue().catch(() => {});
    },
  );
  return release;
}

export const mobile = { width: 390, height: 800 };

/** Waits until search has looked everywhere: before, the order of its answers may still change. */
export async function answersComplete(page: Page): Promise<void> {
  await expect(page.getByRole('listbox', { name: 'Search results' })).toHaveAttribute('aria-busy', 'false');
}
