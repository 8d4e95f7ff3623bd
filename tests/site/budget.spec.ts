/** The finished export and the first search within tests/budget.json; page-kinds.spec.ts has what pages load. */
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@/lib/sources/files';
import { namesFileName, wordsFileName } from '../../lib/search/engine/file-names';
import { pagesIn, valueOf } from '../support/exported-files';
import { budget, expectCountWithin, expectSizeWithin, watchFiles, weigh } from './budget';
import { resultsComplete, expect, open, test } from './site-test';

const bytes = (dir: string, file: string): number => fs.statSync(path.join(dir, file)).size;

test('pages stay within their limits: the median, the largest, and the HTML that a phone reads at once', ({ dir }) => {
  const pages = pagesIn(dir)
    .map(({ file }) => file)
    .toSorted((a, b) => bytes(dir, a) - bytes(dir, b));
  expect(pages.length).toBeGreaterThan(100);
  // Compressing all pages takes long: every sixth has nearly the same median, and the largest are among the last.
  const sampled = pages.filter((_, index) => index % 6 === 3).map((page) => weigh(dir, page));
  const middle = sampled.sort((a, b) => a.kib - b.kib)[sampled.length >> 1]!;
  expectSizeWithin([middle], budget.medianPageKiB, 'medianPageKiB');
  for (const page of pages.slice(-20)) expectSizeWithin([weigh(dir, page)], budget.largestPageKiB, 'largestPageKiB');
  const large = pages.filter((page) => bytes(dir, page) > budget.largestHtmlKB * 1000);
  expect(large, 'Split the page, or cut what another one says (largestHtmlKB in tests/budget.json)').toEqual([]);
});

test("each page's style sheets stay within the limit, and so does its one font", ({ dir, base }) => {
  const sets = new Set(
    pagesIn(dir).map((page) => {
      const sheets = page.find('link').filter((element) => valueOf(element, 'rel') === 'stylesheet');
      return sheets.map((element) => valueOf(element, 'href')!.slice(base.length + 1)).join();
    }),
  );
  expect(sets.size).toBeGreaterThan(1);
  for (const files of sets) {
    const sent = files.split(',').map((file) => weigh(dir, file));
    expectSizeWithin(sent, budget.cssKiB, 'cssKiB');
  }
  const fonts = filesBelow(dir)
    .filter((file) => /\.(woff2?|ttf|otf|eot)$/i.test(file))
    .map((file) => weigh(dir, file));
  expectCountWithin(fonts, 1, 'one font');
  expectSizeWithin(fonts, budget.fontKiB, 'fontKiB');
});

test('the first search stays within its limits, up to the first answers', async ({ page, dir, base }) => {
  const index = [namesFileName(), wordsFileName()];
  expectSizeWithin(
    index.map((file) => weigh(dir, file)),
    budget.searchIndexKiB,
    'searchIndexKiB',
  );
  await open(page, './');
  const files = watchFiles(page, { dir, base });
  await page.locator('.search-input').click();
  await page.keyboard.type('survey');
  await expect(page.getByRole('option').first()).toBeVisible();
  await resultsComplete(page);
  // The page itself fetches its font when it's idle.
  const isOfSearch = (file: string) => !file.startsWith('search-text/') && !file.startsWith('fonts/');
  const parts = files().filter(({ file }) => isOfSearch(file) || index.includes(file));
  for (const file of index) expect(parts.map((part) => part.file)).toContain(file);
  expectSizeWithin(parts, budget.firstSearchKiB, 'firstSearchKiB');
  expectCountWithin(parts, budget.firstSearchRequests, 'firstSearchRequests');
});

test('the whole export stays within its limits', ({ dir }) => {
  const files = filesBelow(dir).map((file) => ({ file, kib: bytes(dir, file) / 1024 }));
  expect(files.length, 'exportFiles in tests/budget.json').toBeLessThanOrEqual(budget.exportFiles);
  const heaviest = files.toSorted((a, b) => b.kib - a.kib).slice(0, 10);
  const mebibytes = files.reduce((sum, { kib }) => sum + kib, 0) / 1024;
  expect(mebibytes, JSON.stringify(heaviest)).toBeLessThanOrEqual(budget.exportMiB);
});
