import { spawn, type ChildProcess } from 'node:child_process';
import os from 'node:os';

const running = new Map<string, { state: string; child: ChildProcess; end: Promise<void> }>();

/**
 * Runs a script of the project in a process of its own that gives way to others, and waits for its end. `state` says
 * what it works on: calls for the same state share one run, and a newer state ends the run for an older one.
 * @throws Error with what the script printed when it fails, or was ended.
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
      else reject(new Error(`${script} ended with ${code}. ${printed.trim()}`));
    });
  });
  running.set(script, { state, child, end });
  return end;
}
