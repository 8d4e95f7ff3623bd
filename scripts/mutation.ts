/**
 * `npm run mutation [-- FOLDER ...] [--concurrency N]` makes small changes to the pure modules in lib/, one at a time,
 * and checks whether a unit test fails. Prints the mutation score of each folder, and fails if a score is below its
 * limit. `test-results/mutation/FOLDER.html` shows the mutants that survived.
 *
 * Only the unit tests of a module's own folder run against its mutants. Tests of other folders kill a few more, but
 * only by chance and far from the cause, and loading them for every mutant takes twenty times as long.
 */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import jest from '../jest.config.mjs';

interface Folder {
  /** The modules to mutate; without it, all of them. */
  modules?: string[];
  /** Their tests, without those that read all content or render pages, which are too slow to repeat; without it, all. */
  tests?: string[];
  /** The lowest score that passes, in percent. */
  limit: number;
}

/** Stryker follows which test runs which code, so it needs tests that share nothing. */
const isolated = jest.projects?.find((project) => typeof project === 'object' && project.displayName === 'isolated');

const contents = ['parse-page', 'diagrams/chart', 'instruments/import-file'];
const exported = ['next-page', 'security-policy'];

/** Folders of `lib/` with modules whose results depend only on their arguments. */
const folders: Record<string, Folder> = {
  content: { modules: contents, tests: contents, limit: 85 },
  diagnostics: { limit: 87 },
  export: { modules: exported, tests: [...exported, 'next-modules'], limit: 89 },
  markdown: { modules: ['toc'], tests: ['toc'], limit: 90 },
  openapi: {
    modules: ['constraints', 'curl-sample', 'example', 'resolve', 'schema-tree', 'slug'],
    tests: ['curl-sample', 'example', 'schema-tree', 'slug'],
    limit: 93,
  },
  search: {
    modules: ['engine/excerpt', 'engine/query', 'engine/result', 'engine/words'],
    tests: ['excerpt', 'query', 'result', 'words'],
    limit: 87,
  },
  settings: { modules: ['addresses'], tests: ['addresses'], limit: 94 },
  site: { modules: ['navigation-tree'], tests: ['navigation-tree'], limit: 90 },
};

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { concurrency: { type: 'string', default: '2' } },
});
const names = positionals.length ? positionals : Object.keys(folders);
const unknown = names.filter((name) => !folders[name]);
if (unknown.length) {
  console.error(`No such folder: ${unknown.join(', ')}. There are ${Object.keys(folders).join(', ')}.`);
  process.exit(2);
}

const reports = 'test-results/mutation';
const rows: string[] = [];
for (const name of names) {
  const { modules = ['*'], tests = ['*'], limit } = folders[name]!;
  const gone = modules.filter((module) => module !== '*' && !fs.existsSync(`lib/${name}/${module}.ts`));
  if (gone.length) throw new Error(`There is no ${gone.join(', ')} in lib/${name}: bring the list up to date.`);
  const mutants = await new Stryker({
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    // A mutant that fills a list without end stops at the memory limit.
    testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings', '--max-old-space-size=2048'],
    jest: {
      projectType: 'custom',
      config: {
        ...(isolated as object),
        testMatch: tests.map((test) => `**/tests/unit/${name}/${test}.test.{ts,tsx}`),
      },
      enableFindRelatedTests: false,
    },
    coverageAnalysis: 'perTest',
    mutate: modules.map((module) => `lib/${name}/${module}.ts`),
    // Copy only what the tests need.
    ignorePatterns: ['**', '!lib/**', '!tests/unit/**', '!tests/search/**', '!content/**', '!package.json'],
    tempDirName: '.stryker-tmp',
    // Only `npm run types` checks TypeScript, so Stryker needs no tsconfig file.
    tsconfigFile: 'none.json',
    disableTypeChecks: false,
    reporters: ['html', 'json'],
    htmlReporter: { fileName: `${reports}/${name}.html` },
    jsonReporter: { fileName: `${reports}/${name}.json` },
    thresholds: { high: 100, low: limit, break: limit },
    concurrency: Number(options.concurrency),
    warnings: { slow: false } as ConstructorParameters<typeof Stryker>[0]['warnings'],
    logLevel: 'warn' as ConstructorParameters<typeof Stryker>[0]['logLevel'],
    timeoutMS: 10_000,
    // Jest never frees the ES modules of a run, so its process grows by tens of megabytes with each mutant.
    maxTestRunnerReuse: 25,
  }).runMutationTest();
  const killed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const survived = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').length;
  if (!mutants.length) throw new Error(`There are no mutants in lib/${name}.`);
  const score = ((100 * killed) / (killed + survived)).toFixed(1);
  rows.push(`| \`lib/${name}\` | ${killed + survived} | ${killed} | ${score} % | ${limit} % |`);
  console.log(rows.at(-1));
}
const table = ['| Folder | Mutants | Killed | Score | Limit |', '| --- | --: | --: | --: | --: |', ...rows].join('\n');
fs.writeFileSync(`${reports}/scores.md`, `${table}\n`);
console.log(`\n${table}`);
