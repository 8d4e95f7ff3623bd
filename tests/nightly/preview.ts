import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { makeClone } from '../support/make-clone';

/** A clone of the project in which an author works, with `npm run dev` running. */
type Preview = Awaited<ReturnType<typeof startPreview>>['preview'];

/** Where it is. */
export const clone = path.resolve('.preview');

/** As many hosts have it: addresses in tests are below it. */
const BASE_PATH = '/LAMP-platform';

const git = (...args: string[]) => void execFileSync('git', args, { cwd: clone, stdio: 'ignore' });

/** Makes a clone whose files git knows. */
function makeProject(): void {
  makeClone(clone);
  git('init');
  git('add', '.');
  git('-c', 'user.name=Author', '-c', 'user.email=author@example.org', 'commit', '-m', 'As it is');
}

/** Starts `npm run dev` in the clone, and resolves once it answers. */
async function startPreview() {
  const server: ChildProcess = spawn('npm', ['run', 'dev', '--', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, BASE_PATH },
  });
  // Also if the first page takes too long, and nothing below runs anymore.
  process.once('exit', () => server.kill());
  let printed = '';
  const origin = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (text: Buffer) => {
        printed += text;
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
        if (address && printed.includes('Ready')) resolve(address);
      });
    }
    server.once('exit', () => reject(new Error(`npm run dev ended:\n${printed}`)));
  });
  const at = (file: string) => path.join(clone, file);
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true });
    fs.writeFileSync(at(file), text);
  };
  return {
    preview: {
      address: `${origin}${BASE_PATH}/`,
      read: (file: string) => fs.readFileSync(at(file), 'utf8'),
      write,
      /** Saves like vim and many other editors, which replace the old file with a new one. */
      replace: (file: string, text: string) => {
        fs.writeFileSync(`${at(file)}~`, text);
        fs.renameSync(`${at(file)}~`, at(file));
      },
      remove: (file: string) => fs.rmSync(at(file)),
      git,
      /** Everything the preview has printed so far. */
      printed: () => printed,
    },
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // npm runs the server as its child, so end the whole process group.
      if (server.pid) process.kill(-server.pid, 'SIGTERM');
      await ended;
    },
  };
}

/** Tests in a worker share one preview, because starting it takes a while. */
export const test = base.extend<object, { preview: Preview }>({
  preview: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      makeProject();
      const { preview, stop } = await startPreview();
      // Compile what pages and findings need once, before any test waits for it.
      await fetch(`${preview.address}faq/`);
      await fetch(`${preview.address}preview/findings/?path=/faq`);
      await use(preview);
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ preview }, use) => use(preview.address),
});

/** Opens an address, such as `/faq/`, and waits until the page is hydrated and connected to the preview. */
export async function open(page: Page, address: string): Promise<void> {
  // Before it is connected, a page does not notice changes, and the framework reloads it in full.
  const watching = page.waitForEvent('websocket').then((socket) => {
    return socket.waitForEvent('framereceived', ({ payload }) => payload.includes('"type":"sync"'));
  });
  const checked = page.waitForResponse(/\/preview\/findings\//);
  await page.goto(`.${address}`);
  await watching;
  // The preview takes note of the page's scripts while it works on the first checks.
  await checked;
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** True if the page has not been loaded in full since it was opened. */
export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);

/** The page that most tests edit, and its text with a line before its first heading. */
export const FAQ = 'content/faq.mdx';
export const withLine = (text: string, line: string): string => text.replace(/\n## /, `\n${line}\n\n## `);
