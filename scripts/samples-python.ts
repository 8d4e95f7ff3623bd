/**
 * `npm run samples:python`: runs the Python samples marked `api`, each against a mock of the API, with the
 * packages in tests/samples/python-packages.txt. The packages go into a virtual environment under
 * node_modules/.cache; if they cannot be installed, the script says so and exits with success. `-- --python FILE`
 * uses an interpreter that already has the packages; words after it select samples by file name.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parseMdx } from '@/lib/checks/prose/blocks';
import { importedSamples, collectSamples, type Sample, checksOf } from '@/lib/checks/samples/sample';
import { loadContent } from '@/lib/content/load';
import { runWithApi } from '../tests/samples/runners/run-with-api';

const PACKAGES = 'tests/samples/python-packages.txt';
const ENVIRONMENT = path.resolve('node_modules/.cache/samples-python');
const REDIRECT = path.resolve('tests/samples/runners/to_mock_api.py');
/** Cortex alone takes seconds to start. */
const LIMIT = 180_000;

interface ApiSample {
  position: string;
  sample: Sample;
  /** Titled files that the sample may need: data from all pages, and the programs it imports. */
  files: Sample[];
}

function findSamples(words: string[]): ApiSample[] {
  const pages = loadContent().pages.map(({ file, body }) => {
    const tree = parseMdx(body);
    return { file, all: tree ? collectSamples(tree) : [] };
  });
  const isData = ({ marks }: Sample) => /\.(json|csv)$/.test(marks.title ?? '');
  const data = pages.flatMap(({ all }) => all.filter(isData));
  const everything = pages.flatMap(({ all }) => all);
  return pages.flatMap(({ file, all }) =>
    all
      .filter(({ language }) => language === 'python')
      .filter((sample) => checksOf(sample).checks.includes('runs against the mock API'))
      .map((sample) => ({
        position: `${file}:${sample.line}`,
        sample,
        files: [...data, ...importedSamples(sample, everything)],
      }))
      .filter(({ position }) => !words.length || words.some((word) => position.includes(word))),
  );
}

/** An interpreter with the packages, or why there is none. */
function makeEnvironment(): { python: string } | { reason: string } {
  const step = (command: string, ...args: string[]) => {
    const { status, error, stderr, stdout } = spawnSync(command, args, { encoding: 'utf8' });
    const words = error?.message ?? `${stdout}\n${stderr}`.trim().split('\n').at(-1);
    return status === 0 ? undefined : words;
  };
  const base = ['python3.11', 'python3'].find((name) => spawnSync(name, ['--version']).status === 0);
  if (!base) return { reason: 'Python is not installed' };
  const python = path.join(ENVIRONMENT, 'bin', 'python');
  const reason =
    step(base, '-m', 'venv', ENVIRONMENT) ??
    step(python, '-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', '--retries', '1', '-r', PACKAGES);
  return reason === undefined ? { python } : { reason };
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({ options: { python: { type: 'string' } }, allowPositionals: true });
  const samples = findSamples(positionals);
  const environment = values.python ? { python: values.python } : makeEnvironment();
  if ('reason' in environment) {
    console.log(`Skipped ${samples.length} Python samples that import packages. ${environment.reason}`);
    return 0;
  }

  let failures = 0;
  const waiting = [...samples];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { position, sample, files } = next;
      const failure = await runWithApi(sample, {
        name: 'sample.py',
        prepare: (folder) => {
          for (const { marks, code } of files) fs.writeFileSync(path.join(folder, path.basename(marks.title!)), code);
        },
        command: (file) => [environment.python, REDIRECT, file],
        environment: { CORTEX_CACHE_DIR: '.', MPLBACKEND: 'Agg', ...pythonVariables() },
        limit: LIMIT,
      });
      if (failure !== undefined) failures += 1;
      console.log(failure === undefined ? `ok ${position}` : `FAILED ${position}: ${failure}`);
    }
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, work));
  console.log(`${samples.length - failures} of ${samples.length} Python samples passed.`);
  return failures ? 1 : 0;
}

/** An interpreter given on the command line may need its own paths. */
const pythonVariables = (): Record<string, string | undefined> => {
  const { PYTHONPATH, LD_LIBRARY_PATH, MATPLOTLIBRC } = process.env;
  return { PYTHONPATH, LD_LIBRARY_PATH, MATPLOTLIBRC };
};

process.exitCode = await main();
