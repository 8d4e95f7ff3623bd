import { spawn } from 'node:child_process';

/** Runs a script of this folder in a process of its own, on another core. @throws Error when it fails. */
export function runBeside(file: string, ...values: string[]): Promise<void> {
  // Node.js runs with the same options as here, so that it reads TypeScript.
  const child = spawn(process.execPath, [...process.execArgv, file, ...values], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const done = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => {
      if (status === 0) resolve();
      else reject(new Error(`${file} failed; its message stands above.`));
    });
  });
  // It is awaited later; until then a failure must not count as unhandled.
  done.catch(() => {});
  return done;
}
