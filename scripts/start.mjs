/** `npm start`: takes a fresh clone to a running site on localhost. Installs what is missing, builds, and serves. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { installPackages } from './install.mjs';

process.chdir(path.resolve(import.meta.dirname, '..'));
installPackages();
const built = spawnSync(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/build.ts'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);
const served = spawnSync(
  process.execPath,
  ['scripts/serve.mjs', process.env.OUT_DIR ?? 'out', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(served.status ?? 0);
