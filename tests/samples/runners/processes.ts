import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Sample } from '@/lib/checks/samples/sample';
import type { Fault, Runner } from './fault';

const LIMIT = 20_000;

/** Why this machine cannot run the tool, or undefined if it can. */
export function missing(tool: string, args: string[] = ['--version']): string | undefined {
  const { error, status } = spawnSync(tool, args, { stdio: 'ignore', timeout: LIMIT });
  return error || status !== 0 ? `${tool} is not installed` : undefined;
}

let interpreter: string | undefined;

/** The path of the interpreter itself, because a wrapper that selects one takes longer than the whole check. */
function python(): string {
  interpreter ??=
    spawnSync('python3', ['-c', 'import sys; print(sys.executable)'], { encoding: 'utf8' }).stdout?.trim() || 'python3';
  return interpreter;
}

/** Checks the syntax of a bash script without running it. */
export const readByBash: Runner = ({ code }) => {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: `${code}\n`, encoding: 'utf8', timeout: LIMIT });
  return status === 0 ? undefined : stderr.trim() || 'bash -n failed.';
};

/** Checks that Python can compile the program, without running it. */
export const compileByPython: Runner = ({ code }) => {
  const program = 'import sys; compile(sys.stdin.read(), "sample", "exec")';
  const { status, stderr } = spawnSync(python(), ['-I', '-S', '-c', program], {
    input: code,
    encoding: 'utf8',
    timeout: LIMIT,
  });
  return status === 0 ? undefined : lastLines(stderr);
};

/** Checks that the program runs in an empty folder with only the standard library. */
export const runAlone: Runner = ({ code, language, result }) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sample-'));
  try {
    const file = path.join(folder, language === 'python' ? 'sample.py' : 'sample.mjs');
    fs.writeFileSync(file, code);
    const [command, args] = language === 'python' ? [python(), ['-I', '-S', file]] : [process.execPath, [file]];
    const env = { PATH: process.env.PATH, HOME: folder, TZ: 'UTC', LANG: 'C.UTF-8', PYTHONUTF8: '1' };
    return faultOf(
      spawnSync(command, args, {
        cwd: folder,
        env: env as unknown as NodeJS.ProcessEnv,
        encoding: 'utf8',
        timeout: LIMIT,
      }),
      result,
    );
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
};

function faultOf({ error, status, stdout, stderr }: SpawnSyncReturns<string>, result: Sample['result']): Fault {
  if (error) return error.message;
  if (status !== 0) return `It ends with status ${status}.\n${lastLines(stderr)}`;
  if (result && stdout.trimEnd() !== result.code.trimEnd()) {
    return `It prints\n${stdout.trimEnd()}\nand not what line ${result.line} shows.`;
  }
  return undefined;
}

const lastLines = (text: string): string => text.trim().split('\n').slice(-4).join('\n');
