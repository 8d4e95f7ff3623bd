/**
 * `npx tsx scripts/verify-reproducible.ts`: builds the site twice from scratch, the second time with a different time zone,
 * language, and number of cores, and compares the exports byte by byte. Neither uses what an earlier build left.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const [FIRST, SECOND] = ['out.first', 'out.second'];

function build(out: string, env: Record<string, string>): void {
  for (const folder of ['.cache', '.next', out]) fs.rmSync(folder, { recursive: true, force: true });
  console.log(`Building ${out}/ with ${JSON.stringify(env)}`);
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, OUT_DIR: out },
  });
  if (status !== 0) process.exit(status ?? 1);
}

build(FIRST, { TZ: 'UTC', LC_ALL: 'C' });
build(SECOND, { TZ: 'Asia/Kolkata', LC_ALL: 'de_DE.UTF-8', LANG: 'de_DE.UTF-8', UV_THREADPOOL_SIZE: '1' });

// The library that writes the Word file gives it the time and random IDs.
for (const out of [FIRST, SECOND]) fs.rmSync(`${out}/study-kit.docx`);

// Prints each difference; the exit code says whether there is one.
const { status } = spawnSync('git', ['diff', '--no-index', '--text', '--word-diff=color', FIRST, SECOND], {
  stdio: 'inherit',
});
if (status === 0) {
  console.log('Both exports are identical, byte for byte.');
  for (const out of [FIRST, SECOND]) fs.rmSync(out, { recursive: true });
}
process.exitCode = status ?? 1;
