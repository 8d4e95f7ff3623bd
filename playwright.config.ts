import { defineConfig } from '@playwright/test';
import type { SiteOptions } from './tests/site/site-test';
import { findBrowser } from './tests/support/find-browser';

/** Flags that keep the browser quiet; a browser run as root has no sandbox. */
const args = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Tests of pages that the real site does not have. */
const fixture = /fixture-pages\.spec\.ts/;
/** A base path can break addresses in what our steps write beside the pages. At night, all pages are below one. */
const written = /\/machine-readable\.spec\.ts/;

/** Browser tests against finished exports, which `npm test` creates first. */
export default defineConfig<object, SiteOptions>({
  testDir: 'tests/site',
  outputDir: 'test-results/site',
  globalSetup: './tests/support/find-browser.ts',
  // A copy of the site has other addresses and numbers; docs/run-your-own-copy.md says how to set this.
  grepInvert: process.env.OWN_COPY ? /@our-site/ : undefined,
  fullyParallel: true,
  // One more than a small machine has processors: tests also wait, for the browser to paint or to be idle.
  workers: 3,
  timeout: 90_000,
  // A test that passes only when repeated is reported with its error. It fails the nightly run, but no contributor's
  // pull request, because its cause is rarely there.
  retries: 1,
  failOnFlakyTests: Boolean(process.env.STRICT),
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'dot',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    trace: 'off',
    launchOptions: { executablePath: findBrowser(), args },
  },
  projects: [
    { name: 'root', testIgnore: fixture, use: { dir: 'out', base: '' } },
    {
      name: 'fixture pages',
      testMatch: [fixture, written],
      use: { dir: 'out.fixture', base: '/LAMP-platform' },
    },
  ],
});
