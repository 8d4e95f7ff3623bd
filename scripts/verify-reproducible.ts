/**
 * `npm run verify:reproducible`: builds the site twice from scratch, the second time with a different time zone,
 * language, and number of cores, and compares the exports byte by byte. It neither uses nor changes caches and the
 * out/ folder.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { compareFolders } from './compare-folders';

const RUNS = [
  { out: 'out.first', env: { TZ: 'UTC', LC_ALL: 'C' } },
  {
    out: 'out.second',
    env: { TZ: 'Asia/Kolkata', LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8', UV_THREADPOOL_SIZE: '1' },
  },
];
/** What one build leaves for the next; removed, because it could hide a difference. */
const CACHES = ['.cache', '.next'];

for (const { out, env } of RUNS) {
  for (const folder of [...CACHES, out]) fs.rmSync(folder, { recursive: true, force: true });
  console.log(
    `\n== Build to ${out}/ (${Object.entries(env)
      .map(([name, value]) => `${name}=${value}`)
      .join(' ')})`,
  );
  const { status } = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, OUT_DIR: out },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const [first, second] = RUNS.map(({ out }) => path.join('.', out)) as [string, string];
const differences = compareFolders(first, second);
if (differences.length) {
  console.error(`\nThe exports differ in ${differences.length} files:\n${differences.join('\n')}`);
  process.exitCode = 1;
} else {
  console.log('\nBoth exports are identical, byte for byte.');
  for (const { out } of RUNS) fs.rmSync(out, { recursive: true });
}
