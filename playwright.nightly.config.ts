import { defineConfig } from '@playwright/test';
import site from './playwright.config';
import type { EngineOptions } from './tests/nightly/engine-reader';
import type { SiteOptions } from './tests/site/site-test';

/**
 * What takes too long for every change: all pages of `out/`, the main tasks in the engines of Firefox and Safari, plain
 * Next.js in a fresh clone, and an author's day in the preview.
 */
export default defineConfig<object, Partial<SiteOptions & EngineOptions>>({
  ...site,
  testDir: 'tests',
  outputDir: 'test-results/nightly',
  timeout: 120_000,
  reporter: [['dot']],
  projects: [
    { name: 'all pages', testMatch: /nightly\/axe-all\.spec\.ts/, use: { dir: 'out', base: '' } },
    { name: 'Firefox', testMatch: /nightly\/engines\.spec\.ts/, use: { engine: 'Firefox' } },
    { name: 'WebKit', testMatch: /nightly\/engines\.spec\.ts/, use: { engine: 'WebKit' } },
    {
      name: 'plain build',
      testMatch: [/nightly\/plain-build\.spec\.ts/, /site\/(export|exported-text|links|machine-readable)\.spec\.ts/],
      grepInvert: /@steps/,
      use: { dir: '.fresh/out', base: '/LAMP-platform' },
    },
    // One server, which compiles on demand.
    {
      name: 'preview',
      testMatch: /nightly\/(preview|preview-findings|nothing-stale)\.spec\.ts/,
      workers: 1,
      expect: { timeout: 30_000 },
    },
  ],
});
