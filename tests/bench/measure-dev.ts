import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';

const PORT = 4319;
const ORIGIN = `http://localhost:${PORT}`;

/** An author's edit, and where it appears. */
interface Edit {
  name: string;
  /** The open page. */
  address: string;
  /** Path in the folder with the copies of `content/` and `openapi/`. */
  file: string;
  /** Returns the file's text with `mark` added; `text` is empty for a new file. */
  edit: (text: string, mark: string) => string;
  seen: (page: Page, mark: string) => Locator;
  save?: (file: string, text: string) => void;
}

const inText = (page: Page, mark: string) => page.locator('main').getByText(mark).first();
const inSidebar = (page: Page, mark: string) => page.locator('.sidebar').getByText(mark).first();
const addLine = (text: string, mark: string) => text.replace(/\n## /, `\n${mark}\n\n## `);

const EDITS: Edit[] = [
  { name: 'page', address: '/privacy/', file: 'content/privacy.mdx', edit: addLine, seen: inText },
  {
    name: 'page, saved by renaming',
    address: '/privacy/',
    file: 'content/privacy.mdx',
    edit: addLine,
    seen: inText,
    save: (file, text) => {
      fs.writeFileSync(`${file}~`, text);
      fs.renameSync(`${file}~`, file);
    },
  },
  {
    name: 'finding in the panel',
    address: '/privacy/',
    file: 'content/privacy.mdx',
    // Use an error, because the panel stays folded for warnings.
    edit: (text, mark) => addLine(text, `<Diagram name="${mark}" alt="No drawing" />`),
    seen: (page, mark) => page.locator('.draft-findings li', { hasText: mark }).first(),
  },
  {
    name: 'label in the sidebar',
    address: '/privacy/',
    file: 'content/privacy.mdx',
    edit: (text, mark) => text.replace(/^sidebar_label: .*/m, `sidebar_label: ${mark}`),
    seen: inSidebar,
  },
  {
    name: 'new page',
    address: '/bench_page/',
    file: 'content/bench_page.mdx',
    edit: (_, mark) =>
      `---\ntitle: ${mark}\ndescription: A page that is written while the preview is open, and taken away again after that.\nsidebar_position: 90\naudience: [developer]\nkind: concept\nchecked: 2025-12\n---\n\nText.\n`,
    seen: inText,
  },
  {
    name: 'section file',
    address: '/develop/intro/',
    file: 'content/develop/_section.yaml',
    edit: (text, mark) => text.replace(/^label: .*/m, `label: ${mark}`),
    seen: inSidebar,
  },
  {
    name: 'glossary',
    address: '/faq/',
    file: 'content/_data/glossary.yaml',
    edit: (text, mark) => text.replace('meaning: ', `meaning: ${mark}. `),
    seen: inText,
  },
  {
    name: 'data file',
    address: '/data_science/data_types/sensor_types/',
    file: 'content/_data/sensor-types.yaml',
    edit: (text, mark) => text.replace(/\n( +)summary: /, `\n$1summary: ${mark}. `),
    seen: inText,
  },
  {
    name: 'drawing',
    address: '/',
    file: 'content/_diagrams/platform.svg',
    edit: (text, mark) => text.replace(/(<svg[^>]*?\swidth=")\d+/, `$1${300 + Number(/\d+/.exec(mark)?.[0])}`),
    seen: (page, mark) => page.locator(`main img[width="${300 + Number(/\d+/.exec(mark)?.[0])}"]`).first(),
  },
  {
    name: 'operation',
    address: '/api/create-an-activity-for-a-study/',
    file: 'openapi/paths/activity.yaml',
    edit: (text, mark) => text.replace(/summary: .*/, `summary: ${mark}`),
    seen: inText,
  },
];

/**
 * Milliseconds from saving a file to seeing the change in an open preview page, for `runs` edits of each kind. Edits a
 * copy of the sources.
 */
export async function measureUpdates(browser: Browser, runs: number): Promise<Map<string, number[]>> {
  // Inside the project, because the bundler watches nothing outside it.
  fs.mkdirSync('.cache', { recursive: true });
  const copy = fs.mkdtempSync(path.resolve('.cache', 'preview-'));
  for (const folder of ['content', 'openapi']) fs.cpSync(folder, path.join(copy, folder), { recursive: true });
  const preview = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'dev', '--port', String(PORT)], {
    stdio: 'ignore',
    env: { ...process.env, CONTENT_DIR: path.join(copy, 'content'), OPENAPI_DIR: path.join(copy, 'openapi') },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const times = new Map<string, number[]>();
  try {
    for (const { name, address, file: source, edit, seen, save = fs.writeFileSync } of EDITS) {
      const file = path.join(copy, source);
      const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
      await answering(ORIGIN + address);
      const connected = page.waitForEvent('console', (message) => message.text().includes('[HMR] connected'));
      await page.goto(ORIGIN + address);
      await connected;
      // The first edit does not count, because it also compiles code that only edits need.
      for (let run = 0; run <= runs; run++) {
        const mark = `Edit number ${run}`;
        const start = performance.now();
        save(file, edit(before ?? '', mark));
        await seen(page, mark).waitFor({ state: 'attached' });
        if (run) times.set(name, [...(times.get(name) ?? []), performance.now() - start]);
        // Let the checks of this edit finish before the next.
        await page.waitForLoadState('networkidle');
      }
      if (before === undefined) fs.rmSync(file);
      else fs.writeFileSync(file, before);
      await seen(page, `Edit number ${runs}`).waitFor({ state: 'detached' });
    }
    return times;
  } finally {
    await page.close();
    const ended = new Promise((resolve) => preview.once('exit', resolve));
    preview.kill('SIGTERM');
    await ended;
    fs.rmSync(copy, { recursive: true });
  }
}

/** Waits until an address responds; the preview's first response is slow. @throws Error after two minutes. */
async function answering(address: string): Promise<void> {
  for (const end = Date.now() + 120_000; Date.now() < end;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The preview did not respond at ${address}.`);
}
