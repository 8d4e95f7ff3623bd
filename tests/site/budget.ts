/** What the files of the site weigh, as a good host sends them, and what they may weigh. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import limits from '../budget.json' with { type: 'json' };
import type { SiteOptions } from './site-test';

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

/** A file as a server sends it. */
export interface SentFile {
  /** Path in the export. */
  file: string;
  /** With Brotli quality 9, as good hosts send it. */
  kib: number;
}

const sizes = new Map<string, number>();

export function weigh(dir: string, file: string): SentFile {
  const at = path.join(dir, file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  const kib = sizes.get(at) ?? brotliCompressSync(fs.readFileSync(at), { params }).length / 1024;
  sizes.set(at, kib);
  return { file, kib };
}

/** Notes which files of the site the page requests from now on. @returns those so far, each once. */
export function watchFiles(page: Page, { dir, base: basePath }: SiteOptions): () => SentFile[] {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return;
    const file = decodeURIComponent(new URL(request.url()).pathname).slice(basePath.length + 1);
    files.add(file === '' || file.endsWith('/') ? `${file}index.html` : file);
  });
  return () => [...files].map((file) => weigh(dir, file));
}
