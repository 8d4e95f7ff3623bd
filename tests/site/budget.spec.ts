/** Compares the finished export's size and requests with tests/budget.json. No times: they depend on the machine. */
import { expect, test as base } from '@playwright/test';
import fs from 'node:fs';
import { PAGE_KINDS } from './landmarks';
import type { SiteOptions } from './site-test';
import { ExportScale, sum, tooMuch, type Part } from './weigh-export';

interface PageBudget {
  beforeLoadKiB: number;
  beforeLoadRequests: number;
  byItselfKiB: number;
  byItselfRequests: number;
}

interface Budget {
  medianPageKiB: number;
  largestPageKiB: number;
  /** 1,000 bytes each, as the browser reads them: with the styles, and not compressed. */
  largestHtmlKB: number;
  cssKiB: number;
  fontFiles: number;
  /** Limits for all kinds of pages, and for single pages with long lists. */
  pages: { 'every kind': PageBudget } & Record<string, Partial<PageBudget>>;
  searchIndexKiB: number;
  firstSearchKiB: number;
  firstSearchRequests: number;
  exportMiB: number;
  exportFiles: number;
}

const budget = JSON.parse(fs.readFileSync('tests/budget.json', 'utf8')) as Budget;

/** Only reads files, so it starts no browser. */
const test = base.extend<object, SiteOptions & { site: ExportScale }>({
  dir: ['out', { option: true, scope: 'worker' }],
  base: ['', { option: true, scope: 'worker' }],
  site: [async ({ dir, base: basePath }, use) => use(new ExportScale(dir, basePath)), { scope: 'worker' }],
});

// In one worker, where a file is compressed only once.
test.describe.configure({ mode: 'default' });

/** Expects the total size of files (KiB) to be within the limit named by `key`. */
function expectSizeWithin(what: string, parts: Part[], limit: number, key: string): void {
  expect(sum(parts), tooMuch(`${what} (KiB)`, parts, limit, key)).toBeLessThanOrEqual(limit);
}

/** Expects the number of files to be within the limit named by `key`. */
function expectCountWithin(what: string, parts: Part[], limit: number, key: string): void {
  expect(parts.length, tooMuch(`${what} (files)`, parts, limit, key, parts.length)).toBeLessThanOrEqual(limit);
}

const fileOf = (address: string): string =>
  address.endsWith('.html') ? address : `${address.replace(/^\.\//, '')}index.html`;

test('the median page and the largest pages stay within their limits', ({ site }) => {
  const pages = site.pages.toSorted((one, other) => site.bytes(one) - site.bytes(other));
  expect(pages.length).toBeGreaterThan(100);
  // Compressing all pages takes long: every sixth has nearly the same median, and the largest are among the last.
  const some = pages.filter((_, index) => index % 6 === 3).map((page) => site.weigh(page));
  const middle = some.sort((one, other) => one.kib - other.kib)[some.length >> 1]!;
  expectSizeWithin('Half of all pages are at least as heavy as', [middle], budget.medianPageKiB, 'medianPageKiB');
  for (const page of pages.slice(-20)) {
    expectSizeWithin('A page', [site.weigh(page)], budget.largestPageKiB, 'largestPageKiB');
  }
});

test('no page has more HTML than a phone reads at once', ({ site }) => {
  const large = site.pages
    .map((page) => ({ page, kb: site.bytes(page) / 1000 }))
    .filter(({ kb }) => kb > budget.largestHtmlKB)
    .map(({ page, kb }) => `${page}: ${kb.toFixed(1)} KB`);
  expect(large, 'Split the page, or cut what another one says (largestHtmlKB in tests/budget.json)').toEqual([]);
});

test("each page's style sheets stay within the limit", ({ site }) => {
  const sets = new Map(
    site.pages.map((page) => site.styles(page)).map((parts) => [parts.map(({ file }) => file).join(), parts]),
  );
  for (const parts of sets.values()) expectSizeWithin('Style sheets', parts, budget.cssKiB, 'cssKiB');
});

test('the site ships no web fonts', ({ site }) => {
  const fonts = site.files.filter((file) => /\.(woff2?|ttf|otf|eot)$/i.test(file)).map((file) => site.weigh(file));
  expectCountWithin('Font files', fonts, budget.fontFiles, 'fontFiles');
});

for (const kind of PAGE_KINDS) {
  const limits = { ...budget.pages['every kind'], ...budget.pages[kind] };
  const key = (name: keyof PageBudget): string =>
    budget.pages[kind]?.[name] === undefined ? `pages["every kind"].${name}` : `pages["${kind}"].${name}`;

  test(`${kind} stays within its limits before it loads`, ({ site }) => {
    const parts = site.beforeLoad(fileOf(kind));
    expectSizeWithin(`${kind} before load`, parts, limits.beforeLoadKiB, key('beforeLoadKiB'));
    expectCountWithin(`${kind} before load`, parts, limits.beforeLoadRequests, key('beforeLoadRequests'));
  });

  test(`${kind} stays within its limits by the time it hydrates`, ({ site }) => {
    const parts = site.byItself(fileOf(kind));
    expectSizeWithin(`${kind} with all that loads by itself`, parts, limits.byItselfKiB, key('byItselfKiB'));
    expectCountWithin(`${kind} with all that loads by itself`, parts, limits.byItselfRequests, key('byItselfRequests'));
  });
}

test('every page kind named in the budget exists', () => {
  expect(Object.keys(budget.pages).filter((page) => page !== 'every kind' && !PAGE_KINDS.includes(page))).toEqual([]);
});

test('the first search stays within its limits', ({ site }) => {
  expectSizeWithin('The search index', site.searchIndex(), budget.searchIndexKiB, 'searchIndexKiB');
  const parts = site.firstSearch('index.html');
  expectSizeWithin('The first search', parts, budget.firstSearchKiB, 'firstSearchKiB');
  expectCountWithin('The first search', parts, budget.firstSearchRequests, 'firstSearchRequests');
});

test('the whole export stays within its limits', ({ site }) => {
  const { mebibytes, files, heaviest } = site;
  const tooHeavy = tooMuch(
    'The export (MiB; its heaviest files below)',
    heaviest,
    budget.exportMiB,
    'exportMiB',
    mebibytes,
  );
  expect(mebibytes, tooHeavy).toBeLessThanOrEqual(budget.exportMiB);
  const tooMany = tooMuch('The export (files)', [], budget.exportFiles, 'exportFiles', files.length);
  expect(files.length, tooMany).toBeLessThanOrEqual(budget.exportFiles);
});
