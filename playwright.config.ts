import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/find-browser.mjs';
import type { SiteOptions } from './tests/site/site-test';

/** Flags that keep the browser quiet; a browser run by root has no sandbox. */
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
/** Tests whose subject does not depend on where the site stands run at the root alone. */
const anywhere =
  /(color-mode|announcement|content|robust|hostile|axe|reflow|keyboard|html|screens|paper|touch|long-pages|search-quality|budget)\.spec\.ts/;

/** Browser tests against finished exports, which `npm run build` must have made: see scripts/test.mjs. */
export default defineConfig<object, SiteOptions>({
  testDir: 'tests/site',
  outputDir: 'test-results/site',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // A busy machine may take long to start the app; a test that passes at the second try is told as flaky.
  retries: 2,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot'], ['json', { outputFile: 'test-results/site.json' }]],
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    trace: 'off',
    launchOptions: { executablePath: findBrowser(), args },
  },
  projects: [
    { name: 'root', testIgnore: fixture, use: { dir: 'out', base: '' } },
    { name: 'base path', testIgnore: [fixture, anywhere], use: { dir: 'out.base', base: '/LAMP-platform' } },
    { name: 'fixture pages', testMatch: fixture, use: { dir: 'out.fixture', base: '' } },
  ],
});
