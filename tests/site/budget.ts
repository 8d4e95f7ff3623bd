import fs from 'node:fs';
import { expect } from '@playwright/test';
import type { SentFile } from './site-test';

export interface PageBudget {
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
  /** Limits for all kinds of pages, and for single pages with long lists. */
  pages: { 'every kind': PageBudget } & Record<string, Partial<PageBudget>>;
  searchIndexKiB: number;
  firstSearchKiB: number;
  firstSearchRequests: number;
  firstQueryKiB: number;
  firstCallKiB: number;
  exportMiB: number;
  exportFiles: number;
}

/** The limits of the export. No times: they depend on the machine. */
export const budget = JSON.parse(fs.readFileSync('tests/budget.json', 'utf8')) as Budget;

const round = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** Expects files to be within a limit; the message names the heaviest, and where the limit stands. */
function expectWithin(total: number, limit: number, key: string, files: SentFile[]): void {
  const list = files
    .toSorted((one, other) => other.kib - one.kib)
    .map(({ file, kib }) => `  ${kib.toFixed(1).padStart(7)} KiB  ${file}`);
  const message = [
    `${round(total)}, which is ${round(total - limit)} over its budget of ${limit}.`,
    ...list,
    `Make it smaller. If it is worth the size, raise ${key} in tests/budget.json and say why in the commit.`,
  ].join('\n');
  expect(total, message).toBeLessThanOrEqual(limit);
}

export const expectSizeWithin = (files: SentFile[], limit: number, key: string): void =>
  expectWithin(
    files.reduce((sum, { kib }) => sum + kib, 0),
    limit,
    key,
    files,
  );

export const expectCountWithin = (files: SentFile[], limit: number, key: string): void =>
  expectWithin(files.length, limit, key, files);
