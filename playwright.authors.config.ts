import { defineConfig } from '@playwright/test';
import site from './playwright.config';

/** What an author sees while writing: runs `npm run dev` in a clone and goes through a day's work. */
export default defineConfig({
  testDir: 'tests/authors',
  outputDir: 'test-results/authors',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: site.forbidOnly,
  reporter: [['dot'], ['json', { outputFile: 'test-results/authors.json' }]],
  use: site.use,
});
