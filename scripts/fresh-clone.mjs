/**
 * Makes `.fresh/`: the files that git knows or would add, as a clone has them, with the installed packages beside them
 * and nothing else, and runs plain `next build` there, below a base path. Tests then use the export and start plain
 * `next dev`: see tests/site/plain-build.spec.ts and tests/site/plain-dev.spec.ts.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const clone = path.resolve('.fresh');

/** Hard links take no room and no time; a copy where the file system knows none. */
function place(from, to) {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
  }
}

fs.rmSync(clone, { recursive: true, force: true });
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => file && fs.existsSync(file));
// Copied, for tests edit them.
for (const file of files) fs.cpSync(file, path.join(clone, file));

for (const entry of fs.readdirSync('node_modules', { recursive: true, withFileTypes: true })) {
  const file = path.join(entry.parentPath, entry.name);
  if (entry.isSymbolicLink()) {
    fs.mkdirSync(path.dirname(path.join(clone, file)), { recursive: true });
    fs.symlinkSync(fs.readlinkSync(file), path.join(clone, file));
  } else if (entry.isFile()) place(file, path.join(clone, file));
}

const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
  cwd: clone,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, BASE_PATH: '/LAMP-platform', NEXT_TELEMETRY_DISABLED: '1' },
});
process.exitCode = status ?? 1;
