import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { peopleFiles } from '@/lib/data/people/people-files';
import { startMockServer } from '@/lib/mock-api/mock-server';
import { sampleEnvironment } from '@/tests/support/sample-environment';
import { addSampleStudy } from '@/tests/support/sample-study';
import type { Sample } from '../sample';
import type { Problem, Runner } from './checks';

const run = promisify(execFile);
const runnersFolder = path.resolve('tests/samples/runners');

/** Why this machine cannot run the tool, or undefined if it can. */
export function missing(tool: string, args: string[] = ['--version']): string | undefined {
  const { error, status } = spawnSync(tool, args, { stdio: 'ignore', timeout: 20_000 });
  return error || status !== 0 ? `${tool} is not installed` : undefined;
}

export interface Outcome {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs a command in a folder, with as little of this process's environment as programs need. Limit in milliseconds. */
export async function runIn(
  folder: string,
  [command = '', ...args]: string[],
  environment: Record<string, string | undefined> = {},
  limitMs = 60_000,
): Promise<Outcome> {
  const general = { TZ: 'UTC', LANG: 'C.UTF-8', PYTHONUTF8: '1', NO_PROXY: '*', no_proxy: '*' };
  const env = { PATH: process.env.PATH, HOME: folder, ...general, ...environment } as unknown as NodeJS.ProcessEnv;
  const running = run(command, args, { cwd: folder, timeout: limitMs, maxBuffer: 64 * 1024 * 1024, env });
  running.child.stdin?.end();
  return running.then(
    (ended) => ({ code: 0, ...ended }),
    (error: Outcome) => error,
  );
}

/** Checks the syntax of a program with what would run it, without running it. */
const readBy =
  (...[command = '', ...args]: string[]): Runner =>
  ({ code }) => {
    const { status, stderr } = spawnSync(command, args, { input: `${code}\n`, encoding: 'utf8' });
    return status === 0 ? undefined : stderr.trim() || `${command} failed.`;
  };
export const readByBash = readBy('bash', '-n');
export const readByR = readBy('Rscript', '-e', 'invisible(parse(file("stdin")))');

/** How a program starts, by its language; each has minutes at most. */
interface Program {
  /** Name of the file that the sample is written to. */
  name: string;
  command: (file: string) => string[];
  environment?: Record<string, string | undefined>;
}

/** A Python with the packages that samples import. */
export const PYTHON_WITH_PACKAGES = process.env.SAMPLES_PYTHON;
/** An interpreter may need its own paths. */
const { PYTHONPATH, LD_LIBRARY_PATH, MATPLOTLIBRC } = process.env;

const PROGRAMS: Record<string, Program> = {
  javascript: { name: 'sample.mjs', command: (file) => [process.execPath, file] },
  bash: {
    name: 'sample.sh',
    command: (file) => ['bash', file],
    environment: { PATH: `${path.join(runnersFolder, 'bin')}:${process.env.PATH}` },
  },
  python: {
    name: 'sample.py',
    command: (file) => [PYTHON_WITH_PACKAGES ?? 'python3', path.join(runnersFolder, 'to_mock_api.py'), file],
    environment: { CORTEX_CACHE_DIR: '.', MPLBACKEND: 'Agg', PYTHONPATH, LD_LIBRARY_PATH, MATPLOTLIBRC },
  },
  r: { name: 'sample.R', command: (file) => ['Rscript', file] },
};

/** Runs a program in an empty folder, with nothing but what its language brings. */
export const runAlone: Runner = ({ code, language, result }) =>
  inFolder(async (folder) => {
    const file = path.join(folder, language === 'python' ? 'sample.py' : 'sample.mjs');
    fs.writeFileSync(file, code);
    const command = language === 'python' ? ['python3', '-I', '-S', file] : [process.execPath, file];
    return problemIn(await runIn(folder, command), result);
  });

/**
 * Runs a program in its own folder against its own mock API, which has the people that samples refer to.
 * @param collect Reads what the program wrote, before its folder is removed.
 * @returns what is wrong: the program fails, prints something that the page does not show, or makes a call that the API
 * description does not allow.
 */
export function runWithApi(
  { language, code, marks, result }: Sample,
  imported: Sample[] = [],
  collect?: (folder: string) => void,
): Promise<Problem> {
  const { name, command, environment } = PROGRAMS[language]!;
  return inFolder(async (folder) => {
    const mock = await startMockServer();
    addSampleStudy(mock.store, Date.now());
    mock.store.credentials.set(ADMINISTRATOR.access_key, ADMINISTRATOR);
    fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
    for (const sample of imported) fs.writeFileSync(path.join(folder, sample.marks.title!), sample.code);
    for (const [one, text] of Object.entries(marks.people ? peopleFiles() : {}))
      fs.writeFileSync(path.join(folder, one), text);
    const file = path.join(folder, name);
    fs.writeFileSync(file, code);
    const keys = { ...sampleEnvironment(mock.url), ADMINISTRATOR_PASSWORD: ADMINISTRATOR.secret_key };
    const outcome = await runIn(folder, command(file), { ...keys, ...environment }, 180_000);
    mock.close();
    collect?.(folder);
    const faults = mock.faults.filter((fault) => !IGNORED.test(fault));
    if (faults.length) return `It departs from the API description:\n${[...new Set(faults)].join('\n')}`;
    return problemIn(outcome, result);
  });
}

/** The keys with which a server on one's own computer starts. */
const ADMINISTRATOR = { access_key: 'admin', secret_key: 'shown-once', origin: null, description: 'Administrator' };

/** The JavaScript client sends this with every call, and servers ignore it where it has no meaning. */
const IGNORED = /: the parameter "ignore_binary" is unknown$/;

function problemIn({ code, stdout, stderr }: Outcome, result: Sample['result']): Problem {
  if (code !== 0) return `It ends with ${code}.\n${stderr.trim().split('\n').slice(-4).join('\n')}`;
  if (!result || stdout.trimEnd() === result.code.trimEnd()) return undefined;
  return `It prints\n${stdout.trimEnd()}\nand not what line ${result.line} shows.`;
}

async function inFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sample-'));
  try {
    return await work(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
