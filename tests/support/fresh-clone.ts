/**
 * Creates the clone `.fresh/`, adds what a hospital changes in a copy of its own, and runs plain `next build` there,
 * with a base path. Tests then use the export and start plain `next dev`: see tests/site/plain-build.spec.ts and
 * tests/site/plain-dev.spec.ts.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { makeClone } from './make-clone';

const clone = path.resolve('.fresh');
makeClone(clone);
const { status } = spawnSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
  cwd: clone,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, BASE_PATH: '/LAMP-platform' },
});
process.exitCode = status ?? 1;
