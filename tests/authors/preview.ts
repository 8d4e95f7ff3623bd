import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { makeClone } from '../../scripts/make-clone.mjs';

/** A clone of the project that an author works in, with `npm run dev` running there. */
export interface Preview {
  origin: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** As vim and many other editors save: a new file takes the place of the old one. */
  replace: (file: string, text: string) => void;
  remove: (file: string) => void;
  git: (...args: string[]) => void;
  /** All that the preview printed so far. */
  printed: () => string;
}

const clone = path.resolve('.draft');

async function start(): Promise<{ preview: Preview; stop: () => Promise<void> }> {
  makeClone(clone);
  const git = (...args: string[]) => void execFileSync('git', args, { cwd: clone, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=Author', '-c', 'user.email=author@example.org', 'commit', '-m', 'As it is');
  const server: ChildProcess = spawn('npm', ['run', 'dev', '--', '--port', '0', '--hostname', '127.0.0.1'], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
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
      origin,
      read: (file) => fs.readFileSync(at(file), 'utf8'),
      write,
      replace: (file, text) => {
        fs.writeFileSync(`${at(file)}~`, text);
        fs.renameSync(`${at(file)}~`, at(file));
      },
      remove: (file) => fs.rmSync(at(file)),
      git,
      printed: () => printed,
    },
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // npm has the server as its child: the group ends together.
      if (server.pid) process.kill(-server.pid, 'SIGTERM');
      await ended;
    },
  };
}

/** Tests that share one preview, and one browser page of it for as long as a test does not open another. */
export const test = base.extend<object, { preview: Preview }>({
  preview: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const { preview, stop } = await start();
      // What the first page and the first findings need is compiled once, before any test waits for it.
      await fetch(`${preview.origin}/faq/`);
      await fetch(`${preview.origin}/draft/findings/?path=/faq`);
      await use(preview);
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ preview }, use) => use(preview.origin),
});

/** Opens an address and waits until the page answers and the preview watches. */
export async function open(page: Page, address: string): Promise<void> {
  // Changes before that reach the page only by a full load.
  const watching = page.waitForEvent('websocket').then((socket) => {
    return socket.waitForEvent('framereceived', ({ payload }) => payload.includes('"type":"sync"'));
  });
  await page.goto(address);
  await watching;
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** True as long as no full load took place since the page was opened. */
export const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'sameDocument' in window);
