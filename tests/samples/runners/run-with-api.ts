import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { addSamplePeople, sampleEnvironment } from '@/tests/support/sample-people';
import { startMockServer } from '@/lib/openapi/mock/mock-server';
import type { Sample } from '@/lib/checks/samples/sample';
import type { Fault, Runner } from './fault';

const run = promisify(execFile);
const here = path.resolve('tests/samples/runners');

const writeFiles = (folder: string, samples: Sample[]) => {
  for (const { marks, code } of samples) fs.writeFileSync(path.join(folder, marks.title!), code);
};

/** How to run a JavaScript sample with the project's packages. */
export const nodeProgram = (imported: Sample[]): Program => ({
  name: 'sample.mjs',
  prepare: (folder) => {
    fs.symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'), 'dir');
    writeFiles(folder, imported);
  },
  command: (file) => [process.execPath, file],
  limit: 60_000,
});

/** Runs JavaScript with the project's packages. */
export const runNode: Runner = (sample, imported = []) => runWithApi(sample, nodeProgram(imported));

/** Runs a script in bash, where `curl` is a program that redirects calls for a local server to the mock API. */
export const runBash: Runner = (sample) =>
  runWithApi(sample, {
    name: 'sample.sh',
    command: (file) => ['bash', file],
    environment: { PATH: `${path.join(here, 'bin')}:${process.env.PATH}` },
    limit: 120_000,
  });

/** A Python with the packages that samples import. */
export const PYTHON_WITH_PACKAGES = process.env.SAMPLES_PYTHON;

/** An interpreter may need its own paths. */
const { PYTHONPATH, LD_LIBRARY_PATH, MATPLOTLIBRC } = process.env;

/** Runs a program in that Python. Cortex alone takes seconds to start. */
export const runPython: Runner = (sample, imported = []) =>
  runWithApi(sample, {
    name: 'sample.py',
    prepare: (folder) => writeFiles(folder, imported),
    command: (file) => [PYTHON_WITH_PACKAGES ?? 'python3', path.join(here, 'to_mock_api.py'), file],
    environment: { CORTEX_CACHE_DIR: '.', MPLBACKEND: 'Agg', PYTHONPATH, LD_LIBRARY_PATH, MATPLOTLIBRC },
    limit: 180_000,
  });

/** Packages that R samples load. */
export const R_PACKAGES = ['httr2', 'jsonlite', 'data.table', 'ggplot2'];

/** Runs a program in R. */
export const runR: Runner = (sample, imported = []) =>
  runWithApi(sample, {
    name: 'sample.R',
    prepare: (folder) => writeFiles(folder, imported),
    command: (file) => ['Rscript', file],
    environment: { no_proxy: '*' },
    limit: 120_000,
  });

export interface Program {
  /** Name of the file that the sample is written to. */
  name: string;
  prepare?: (folder: string) => void;
  command: (file: string) => string[];
  environment?: Record<string, string | undefined>;
  /** Reads what the program wrote, before its folder is removed. */
  collect?: (folder: string) => void;
  /** Milliseconds. */
  limit: number;
}

/**
 * Runs a sample in its own folder against its own mock API, which has the people that samples refer to.
 * @returns what is wrong: the program fails, prints something that the page does not show, or makes a call that the API
 * description does not allow.
 */
export async function runWithApi(sample: Sample, program: Program): Promise<Fault> {
  const mock = await startMockServer();
  addSamplePeople(mock.store, Date.now());
  mock.store.logins.set(ADMINISTRATOR.access_key, ADMINISTRATOR);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sample-'));
  try {
    const file = path.join(folder, program.name);
    program.prepare?.(folder);
    fs.writeFileSync(file, sample.code);
    const [command = '', ...args] = program.command(file);
    const running = run(command, args, {
      cwd: folder,
      timeout: program.limit,
      maxBuffer: 64 * 1024 * 1024,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        TZ: 'UTC',
        LANG: 'C.UTF-8',
        PYTHONUTF8: '1',
        ...sampleEnvironment(mock.url),
        ADMINISTRATOR_PASSWORD: ADMINISTRATOR.secret_key,
        ...program.environment,
      } as unknown as NodeJS.ProcessEnv,
    });
    running.child.stdin?.end();
    const { stdout } = await running;
    program.collect?.(folder);
    const faults = mock.faults.filter((one) => !IGNORED.test(one));
    if (faults.length) return `It departs from the API description:\n${[...new Set(faults)].join('\n')}`;
    const { result } = sample;
    if (result && stdout.trimEnd() !== result.code.trimEnd()) {
      return `It prints\n${stdout.trimEnd()}\nand not what line ${result.line} shows.`;
    }
    return undefined;
  } catch (error) {
    const { code, killed, stderr = '' } = error as { code?: unknown; killed?: boolean; stderr?: string };
    const end = killed ? `by force after ${program.limit / 1000} s` : `with ${String(code)}`;
    return `It ends ${end}.\n${stderr.trim().split('\n').slice(-4).join('\n')}`;
  } finally {
    await mock.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The keys with which a server on one's own computer starts. */
const ADMINISTRATOR = { access_key: 'admin', secret_key: 'shown-once', origin: null, description: 'Administrator' };

/** The JavaScript client sends this with every call, and servers ignore it where it has no meaning. */
const IGNORED = /: the parameter "ignore_binary" is unknown$/;
