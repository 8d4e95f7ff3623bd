import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { median } from './browser';

const PORT = 4319;
const PAGE = '/privacy/';
const FILE = 'privacy.mdx';

/**
 * Milliseconds from saving a page to its new text in an open browser page of the preview; the middle of `runs` edits of
 * a copy of the content.
 */
export async function measureUpdate(browser: Browser, runs: number): Promise<number | null> {
  // Inside the project, for the bundler watches nothing outside of it.
  fs.mkdirSync('.cache', { recursive: true });
  const content = fs.mkdtempSync(path.resolve('.cache', 'preview-'));
  fs.cpSync('content', content, { recursive: true });
  const preview = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '--port', String(PORT)], {
    stdio: 'ignore',
    env: { ...process.env, CONTENT_DIR: content },
  });
  const page = await browser.newPage();
  try {
    await answering(`http://localhost:${PORT}${PAGE}`);
    await page.goto(`http://localhost:${PORT}${PAGE}`, { waitUntil: 'load' });
    const file = path.join(content, FILE);
    const text = fs.readFileSync(file, 'utf8');
    const times: number[] = [];
    // The first edit also compiles what only an edit needs.
    for (let run = 0; run <= runs; run++) {
      const start = performance.now();
      fs.writeFileSync(file, `${text}\nEdit number ${run}.\n`);
      await page.getByText(`Edit number ${run}.`).waitFor({ timeout: 60_000 });
      if (run) times.push(performance.now() - start);
    }
    return median(times);
  } finally {
    await page.close();
    const ended = new Promise((resolve) => preview.once('exit', resolve));
    preview.kill('SIGTERM');
    await ended;
    fs.rmSync(content, { recursive: true });
  }
}

/** Waits until an address answers; the first answer of a preview takes long. @throws Error after two minutes. */
async function answering(address: string): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The preview did not answer at ${address}.`);
}
