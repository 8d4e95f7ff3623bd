/**
 * Creates the clone `.fresh/`, and runs plain `next build` there, with a base path. Nightly tests then look at the
 * export.
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
