import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import type { SiteOptions } from './tests/site/site-test';

/**
 * Checks that take too long for every change: `npm run axe` checks all pages in out/, which `npm run build` must
 * create first.
 */
export default defineConfig<object, SiteOptions>({
  ...base,
  testDir: 'tests/nightly',
  outputDir: 'test-results/nightly',
  timeout: 60_000,
  reporter: [['dot']],
  projects: [{ name: 'all pages', use: { dir: 'out', base: '' } }],
});
