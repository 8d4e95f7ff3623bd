import { spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';

const running = new Map<string, { state: string; child: ChildProcess; end: Promise<void> }>();

/**
 * Runs a project script in a separate low-priority process and waits for it to finish. `state` identifies what it
 * works on: calls for the same state share one run, and a newer state stops the run for an older one.
 * @throws Error with the script's output if it fails or is stopped.
 */
export function runApart(script: string, state: string): Promise<void> {
  const known = running.get(script);
  if (known?.state === state) return known.end;
  known?.child.kill();
  const child = spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', script], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  if (child.pid) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL);
  const end = new Promise<void>((resolve, reject) => {
    let printed = '';
    child.stderr.on('data', (text: Buffer) => {
      printed += text;
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (running.get(script)?.child === child) running.delete(script);
      if (code === 0) resolve();
      else reject(new Error(`${script} exited with status ${code}. ${printed.trim()}`));
    });
  });
  running.set(script, { state, child, end });
  return end;
}
