/** Makes sure that the installed packages match the lock file, in a fresh clone, too. Needs nothing but Node.js. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const read = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')).packages : {});

/** npm's list of the packages that it installed; empty if it never ran. */
const installed = read('node_modules/.package-lock.json');
const isInstalled = Object.entries(read('package-lock.json')).every(
  ([name, { version, optional }]) => !name || optional || installed[name]?.version === version,
);
if (!isInstalled) {
  console.log('Installing packages (npm ci) ...');
  const { status } = spawnSync('npm ci --no-audit --no-fund', { stdio: ['ignore', 'inherit', 'inherit'], shell: true });
  process.exitCode = status ?? 1;
}
