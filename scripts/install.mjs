/** Installs this project's packages if they are missing or older than the lock file. Plain Node, no packages. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const [LOCK, MARK] = ['package-lock.json', 'node_modules/.package-lock.json'];

/** True if `node_modules` matches the lock file, according to the list that npm writes there. */
function isInstalled() {
  if (!fs.existsSync(MARK)) return false;
  const wanted = JSON.parse(fs.readFileSync(LOCK, 'utf8')).packages;
  const present = JSON.parse(fs.readFileSync(MARK, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([name, { version, optional }]) => !name || optional || present[name]?.version === version,
  );
}

/** Runs `npm ci` if needed; exits the process if that fails. */
export function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 9)) {
    console.error(`This project needs Node 20.9 or newer; this is ${process.version}.`);
    process.exit(1);
  }
  if (isInstalled()) return;
  console.log('Installing packages (npm ci) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund'], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
