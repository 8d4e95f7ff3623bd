/** Finds a Chromium or Chrome for the browser tests, and installs one if there is none. Plain Node, no packages. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const PLACES = [
  // The headless build has no window to draw, so the tests take a third less processor time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    path.join(process.env[name] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
];

/** The program set in $CHROMIUM, else the first one on the machine; undefined if there is none. */
export function findBrowser() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (!fs.existsSync(named)) throw new Error(`CHROMIUM is set to ${named}, but that file does not exist.`);
    return named;
  }
  return PLACES.find((file) => path.isAbsolute(file) && fs.existsSync(file));
}

/** The browser that Playwright installed, if any. */
async function findPlaywrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && fs.existsSync(file) ? file : undefined;
}

/**
 * Makes sure that there is a browser: Debian's own when run as root, else the one from Playwright.
 * @throws Error with instructions if none can be installed.
 */
export async function ensureBrowser() {
  const found = findBrowser() ?? (await findPlaywrightBrowser());
  if (found) return found;
  const run = (command, args) => spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && fs.existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update']);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (run('apt-get', ['install', '-y', '--no-install-recommends', name])) break;
    }
  }
  if (!findBrowser()) run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
  const installed = findBrowser() ?? (await findPlaywrightBrowser());
  if (installed) return installed;
  throw new Error(
    'There is no browser for the site tests. Install Chromium or Chrome, or set its path: CHROMIUM=/path/to/chromium',
  );
}
