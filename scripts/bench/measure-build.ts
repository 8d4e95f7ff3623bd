import { spawn } from 'node:child_process';
import fs from 'node:fs';

export interface BuildFigures {
  seconds: number;
  /** Of all processes together. */
  cpuSeconds: number;
  /** Most memory that all processes held at once, shared pages counted once (MiB). */
  peakMiB: number;
}

/** A whole build with what it costs. Memory and processor time are read from `/proc`, so on Linux only. */
export async function measureBuild(env: Record<string, string>): Promise<BuildFigures> {
  const start = performance.now();
  const cpuBefore = cpuOfChildren();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  let peakMiB = 0;
  const timer = setInterval(() => (peakMiB = Math.max(peakMiB, memoryBelow(child.pid ?? 0))), 250);
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  clearInterval(timer);
  if (status !== 0) throw new Error(`The build ended with status ${String(status)}.`);
  return { seconds: (performance.now() - start) / 1000, cpuSeconds: cpuOfChildren() - cpuBefore, peakMiB };
}

/** Seconds that ended child processes used; see `proc_pid_stat(5)`: fields 16 and 17, in hundredths. */
function cpuOfChildren(): number {
  if (!fs.existsSync('/proc/self/stat')) return NaN;
  const fields = fs
    .readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Memory (MiB) of a process and all below it. */
function memoryBelow(root: number): number {
  if (!fs.existsSync('/proc')) return NaN;
  const parents = new Map<number, number>();
  const sizes = new Map<number, number>();
  for (const name of fs.readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      parents.set(Number(name), Number(/^PPid:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]));
      const pages = fs.readFileSync(`/proc/${name}/smaps_rollup`, 'utf8');
      sizes.set(Number(name), Number(/^Pss:\s+(\d+)/m.exec(pages)?.[1] ?? 0) / 1024);
    } catch {
      // The process is gone, or not ours to look at.
    }
  }
  const isBelow = (id: number | undefined): boolean => id === root || (Boolean(id) && isBelow(parents.get(id ?? 0)));
  return [...sizes].reduce((sum, [id, size]) => sum + (isBelow(id) ? size : 0), 0);
}
