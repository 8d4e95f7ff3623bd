/** What the files of the site weigh, as a good host sends them. */
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import type { SiteOptions } from './site-test';

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
