import { defineConfig } from '@playwright/test';
import base from './playwright.config';
import type { SiteOptions } from './tests/site/site-test';

/** What takes too long for every change: `npm run axe` checks all pages of out/, which `npm run build` must have made. */
export default defineConfig<object, SiteOptions>({
  ...base,
  testDir: 'tests/nightly',
  outputDir: 'test-results/nightly',
  timeout: 60_000,
  reporter: [['dot']],
  projects: [{ name: 'all pages', use: { dir: 'out', base: '' } }],
});
