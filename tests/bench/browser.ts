import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type Page } from '@playwright/test';
import config from '../../playwright.config';

/** A slow visit: a mobile connection with 150 ms per request and 1.6 Mbit/s, and a processor four times slower. */
const SLOW_CONNECTION = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 1.6e6 / 8 };
const SLOW_PROCESSOR = 4;
/** After the app has started, until a page is at rest. */
const REST_MS = 2000;
/** What a measurement may take. */
const MAX_MS = 60_000;

const fail = (address: string): never => {
  throw new Error(`A measurement on ${address} didn't end.`);
};

/** The browser of the site tests, with the same flags. */
export const launch = (): Promise<Browser> => chromium.launch(config.use?.launchOptions);

/** Opens an address in a new browser context, waits until the page is at rest, and calls `run`. */
export async function visit<Result>(
  browser: Browser,
  address: string,
  isSlow: boolean,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 900 } });
  try {
    const page = await context.newPage();
    // tsx wraps named functions in a helper that does not exist in the page.
    await page.addInitScript({ content: 'globalThis.__name = (value) => value' });
    if (isSlow) {
      const tools = await context.newCDPSession(page);
      await tools.send('Network.enable');
      await tools.send('Network.emulateNetworkConditions', SLOW_CONNECTION);
      await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
    }
    await page.goto(address, { timeout: 60_000 });
    await page.locator('html[data-has-hydrated=true]').waitFor({ state: 'attached' });
    await pause(REST_MS);
    return await Promise.race([run(page), pause(MAX_MS, undefined, { ref: false }).then(() => fail(address))]);
  } finally {
    await context.close();
  }
}
