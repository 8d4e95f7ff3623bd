/** Finds a browser for the tests. Playwright calls the default function first, which installs one if there is none. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** Where systems keep Chromium and Chrome. The headless build has no window to draw, which saves a third of the time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'LOCALAPPDATA'].map((name) =>
    path.join(process.env[name] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
];

/**
 * The browser named in $CHROMIUM, the one that Playwright installed for its own version, or the system's, in this
 * order; undefined if there is none.
 * @throws Error if $CHROMIUM names a file that does not exist.
 */
export function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named && !fs.existsSync(named)) throw new Error(`CHROMIUM is set to ${named}, but that file does not exist.`);
  return [named, chromium.executablePath(), ...PLACES].find((file) => file !== undefined && starts(file));
}

/** Whether the file exists and, on Linux, finds the libraries that it needs. */
function starts(file: string): boolean {
  if (!path.isAbsolute(file) || !fs.existsSync(file)) return false;
  return process.platform !== 'linux' || spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * Makes sure that there is a browser: if there is none, Playwright's own, or Debian's if this process may install it.
 * @throws Error with instructions if there is none in the end.
 */
export default function ensureBrowser(): void {
  const run = (command: string) => spawnSync(command, { stdio: 'inherit', shell: true });
  if (!findBrowser()) run('npx playwright install --no-shell chromium');
  if (!findBrowser() && process.getuid?.() === 0) {
    run('apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell');
  }
  const browser = findBrowser();
  if (!browser) {
    throw new Error(
      'The site tests need a browser. Install Chromium or Chrome, or name it: CHROMIUM=/path/to/chromium',
    );
  }
  console.log(`Browser: ${browser}`);
}
