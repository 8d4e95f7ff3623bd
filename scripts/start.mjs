/** `npm start`: takes a fresh clone to a running site on localhost. Installs what is missing, builds, and serves. */
import { spawnSync } from 'child_process';
import { prepare } from './prepare.mjs';

prepare();
for (const [script, ...args] of [['scripts/build.ts'], ['scripts/serve.ts', ...process.argv.slice(2)]]) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', script, ...args], { stdio: 'inherit' });
  if (status !== 0) process.exit(status || 1);
}
