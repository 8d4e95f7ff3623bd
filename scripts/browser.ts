/** `npm run browser`: makes sure that there is a browser for the tests, and prints which one they use. */
import { spawnSync } from 'node:child_process';
import { ensureBrowser } from '../tests/support/find-browser';
import { runCommand } from './command';

await runCommand(() => {
  const { file, origin } = ensureBrowser();
  const version =
    process.platform === 'win32' ? '' : spawnSync(file, ['--version'], { encoding: 'utf8' }).stdout.trim();
  console.log(`Browser: ${file} (${origin}${version && `, ${version}`})`);
});
