import { expect } from '@playwright/test';
import limits from '../budget.json' with { type: 'json' };
import type { SentFile } from './weights';

/**
 * The limits of the export, in KiB as a good host sends it, unless they say otherwise; KB are 1,000 bytes that are not
 * compressed. No times: they depend on the machine.
 */
export const budget = limits;
/** Limits for one kind of page; `budget.pages` has those for all kinds, and for single pages with long lists. */
export type PageBudget = (typeof limits.pages)['every kind'];

const round = (value: number): string => value.toFixed(1).replace(/\.0$/, '');

/** Expects files to be within a limit; the message names the heaviest, and where the limit stands. */
function expectWithin(total: number, limit: number, key: string, files: SentFile[]): void {
  const list = files
    .toSorted((a, b) => b.kib - a.kib)
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
