/** Finds a browser for the tests, and installs one if there is none. */
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

export interface FoundBrowser {
  file: string;
  /** Whose browser it is, in words. */
  origin: string;
}

/**
 * The browser named in $CHROMIUM, the one that Playwright installed for its own version, or the system's, in this
 * order; undefined if there is none.
 * @throws Error if $CHROMIUM names a file that does not exist.
 */
export function findBrowser(): FoundBrowser | undefined {
  const named = process.env.CHROMIUM;
  if (named && !fs.existsSync(named)) throw new Error(`CHROMIUM is set to ${named}, but that file does not exist.`);
  const found = [
    { file: named, origin: 'set in CHROMIUM' },
    { file: chromium.executablePath(), origin: "Playwright's own" },
    ...PLACES.map((file) => ({ file, origin: "the system's" })),
  ];
  return found.find((one): one is FoundBrowser => one.file !== undefined && starts(one.file));
}

/** Whether the file exists and, on Linux, finds the libraries that it needs. */
function starts(file: string): boolean {
  if (!path.isAbsolute(file) || !fs.existsSync(file)) return false;
  return process.platform !== 'linux' || spawnSync(file, ['--version'], { stdio: 'ignore' }).status === 0;
}

/**
 * Makes sure that there is a browser: Playwright's own if it can be downloaded, else the system's, else Debian's if
 * this process may install it. Says what it does.
 * @throws Error with instructions if there is none in the end.
 */
export function ensureBrowser(): FoundBrowser {
  const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
  let found = findBrowser();
  if (found?.origin === "the system's" || !found) {
    console.log("Trying to download Playwright's own browser ...");
    run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', '--no-shell', 'chromium');
    found = findBrowser();
  }
  if (!found && process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')) {
    console.log('That failed, so this installs the package chromium-headless-shell on this system (as root) ...');
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell');
    found = findBrowser();
  }
  if (found) return found;
  throw new Error('The site tests need a browser. Install Chromium or Chrome, or name it: CHROMIUM=/path/to/chromium');
}
