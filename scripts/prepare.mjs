/**
 * What has to be true before anything else can run: the version of Node.js, other programs, installed packages. Runs
 * in plain Node.js, without packages, and imports nothing that an old version lacks.
 */
import { spawnSync } from 'child_process';
import fs from 'fs';

const [LOCK, MARK] = ['package-lock.json', 'node_modules/.package-lock.json'];
const read = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Ends the process with one clear line if this Node.js is too old. */
function checkNode() {
  const wanted = read('package.json').engines.node.replace('>=', '');
  const [major, minor] = wanted.split('.').map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split('.').map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  console.error(`This project needs Node.js ${wanted} or later, and this is ${process.version}.`);
  process.exit(1);
}

/** Ends the process with one clear line if any of these programs is missing. */
function checkPrograms(names) {
  const missing = names.filter((name) => spawnSync(name, ['--version']).error);
  if (!missing.length) return;
  console.error(
    `The tests need ${missing.join(' and ')}. Install ${missing.length > 1 ? 'them' : 'it'}, and try again.`,
  );
  process.exit(1);
}

/** True if `node_modules` matches the lock file, according to the list that npm writes there. */
function isInstalled() {
  if (!fs.existsSync(MARK)) return false;
  const present = read(MARK).packages;
  return Object.entries(read(LOCK).packages).every(
    ([name, { version, optional }]) => !name || optional || (present[name] && present[name].version === version),
  );
}

/**
 * Makes sure that everything is there, and installs packages that are missing or outdated.
 * Ends the process with a message if something is missing.
 */
export function prepare({ programs = [] } = {}) {
  checkNode();
  checkPrograms(programs);
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status || 1);
}
