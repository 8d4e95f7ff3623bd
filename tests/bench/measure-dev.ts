import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

const PORT = 4319;
const ORIGIN = `http://localhost:${PORT}`;
/** Between two saves, so that the checks of one don't count for the next; milliseconds. */
const PAUSE = 3000;

/** An author's edit, and where it appears. */
interface Edit {
  name: string;
  /** The open page. */
  address: string;
  /** Path in the folder with the copies of `content/` and `openapi/`. */
  file: string;
  /** Returns the file's text with `mark` added. */
  edit: (text: string, mark: string) => string;
  save?: (file: string, text: string) => void;
  /** What shows it. */
  inside?: string;
}

const addLine = (text: string, mark: string) => text.replace(/\n## /, `\n${mark}\n\n## `);

const byRenaming = (file: string, text: string) => {
  fs.writeFileSync(`${file}~`, text);
  fs.renameSync(`${file}~`, file);
};

const EDITS: Edit[] = [
  { name: 'questions', address: '/faq/', file: 'content/faq.mdx', edit: addLine },
  {
    name: 'how-to, by renaming',
    address: '/using/learn/',
    file: 'content/using/learn.mdx',
    edit: addLine,
    save: byRenaming,
  },
  {
    name: 'operation',
    address: '/api/create-an-activity-for-a-study/',
    file: 'openapi/paths/activity.yaml',
    edit: (text, mark) => text.replace(/summary: .*/, `summary: ${mark}`),
  },
  {
    name: 'data file',
    address: '/data_science/data_types/sensor_types/',
    file: 'content/_data/sensor-types.yaml',
    edit: (text, mark) => text.replace(/\n( +)summary: /, `\n$1summary: ${mark}. `),
  },
  {
    name: 'label in the sidebar',
    address: '/faq/',
    file: 'content/faq.mdx',
    edit: (text, mark) => text.replace(/^sidebar_label: .*/m, `sidebar_label: ${mark}`),
    inside: '.sidebar',
  },
];

/**
 * Milliseconds by name: from the start of a clone's preview to its first page, with empty caches and without, and from
 * saving a file to seeing the change in an open page, for `runs` edits of each kind. Edits a copy of the sources.
 */
export async function measurePreview(browser: Browser, clone: string, runs: number): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  const note = (name: string, start: number) =>
    times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
  for (const cache of ['.cache', '.next']) fs.rmSync(path.join(clone, cache), { recursive: true, force: true });
  const copy = path.join(clone, '.cache', 'preview');
  for (const folder of ['content', 'openapi']) {
    fs.cpSync(path.join(clone, folder), path.join(copy, folder), { recursive: true });
  }
  const page = await browser.newPage();
  page.setDefaultTimeout(120_000);
  for (const start of ['start, cold', 'start, warm']) {
    const began = performance.now();
    const stop = startPreview(clone, copy);
    try {
      await openWhenReady(page, EDITS[0]!.address);
      note(start, began);
      await pause(PAUSE);
      for (const one of start === 'start, cold' ? EDITS.slice(0, 1) : EDITS) {
        await page.goto(ORIGIN + one.address);
        await pause(PAUSE);
        await measureEdit(page, copy, one, start === 'start, cold' ? 1 : runs, (saved) =>
          note(start === 'start, cold' ? 'first save' : one.name, saved),
        );
      }
    } finally {
      await stop();
    }
  }
  await page.close();
  fs.rmSync(copy, { recursive: true });
  return times;
}

async function measureEdit(page: Page, copy: string, one: Edit, runs: number, seen: (saved: number) => void) {
  const { address, file, edit, save = fs.writeFileSync, inside = 'main' } = one;
  const full = path.join(copy, file);
  const before = fs.readFileSync(full, 'utf8');
  for (let run = 0; run < runs; run++) {
    // Not the text of an earlier run.
    const mark = `Edit ${run} on ${address} at ${Date.now() % 100_000}`;
    const saved = performance.now();
    save(full, edit(before, mark));
    await page.locator(inside).getByText(mark).first().waitFor({ state: 'attached' });
    seen(saved);
    await pause(PAUSE);
  }
  fs.writeFileSync(full, before);
  await pause(PAUSE);
}

/** @returns a function that ends it. */
function startPreview(clone: string, sources: string): () => Promise<unknown> {
  const preview = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '--port', String(PORT)], {
    cwd: clone,
    stdio: 'ignore',
    env: {
      ...process.env,
      CONTENT_DIR: path.join(sources, 'content'),
      OPENAPI_DIR: path.join(sources, 'openapi'),
    },
  });
  const ended = new Promise((resolve) => preview.once('exit', resolve));
  return () => {
    preview.kill('SIGTERM');
    return ended;
  };
}

/** Opens a page as soon as the preview answers. @throws Error after four minutes. */
async function openWhenReady(page: Page, address: string): Promise<void> {
  for (const end = Date.now() + 240_000; Date.now() < end; await pause(100)) {
    const answer = await fetch(ORIGIN + address).catch(() => undefined);
    if (!answer?.ok) continue;
    await page.goto(ORIGIN + address);
    await page.locator('h1').waitFor();
    return;
  }
  throw new Error(`The preview did not respond at ${address}.`);
}
