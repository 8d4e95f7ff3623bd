import { spawn } from 'node:child_process';
import fs from 'node:fs';

export interface BuildFigures {
  seconds: number;
  /** Total for all processes. */
  cpuSeconds: number;
  /** Peak memory of all processes together (MiB); shared pages are counted once. */
  peakMiB: number;
}

/** Runs a full build of a clone of the project, and measures its cost. Reads memory and processor time from `/proc`, so only on Linux. */
export async function measureBuild(clone: string, env: Record<string, string> = {}): Promise<BuildFigures> {
  const start = performance.now();
  const cpuBefore = cpuOfChildren();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: clone,
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
  if (status !== 0) throw new Error(`The build exited with status ${String(status)}.`);
  return { seconds: (performance.now() - start) / 1000, cpuSeconds: cpuOfChildren() - cpuBefore, peakMiB };
}

/** Processor seconds of finished child processes; see fields 16 and 17 (in hundredths) in `proc_pid_stat(5)`. */
function cpuOfChildren(): number {
  if (!fs.existsSync('/proc/self/stat')) return NaN;
  const fields = fs
    .readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[13]) + Number(fields[14])) / 100;
}

/** Memory (MiB) of a process and all its descendants. */
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
      // The process has ended, or we may not read it.
    }
  }
  const isBelow = (id: number | undefined): boolean => id === root || (Boolean(id) && isBelow(parents.get(id ?? 0)));
  return [...sizes].reduce((sum, [id, size]) => sum + (isBelow(id) ? size : 0), 0);
}
