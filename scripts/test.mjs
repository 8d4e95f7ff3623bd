/**
 * `npm test`: runs all checks, even in a fresh clone. `npm test -- unit site` runs only the named groups;
 * `npm test -- --changed` runs the quick checks and the unit tests affected by uncommitted changes. Uses only Node.js,
 * no packages. Lanes 1 and 2 run in parallel; the browser tests in lane 3 need the results of both.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './find-browser.mjs';
import { installPackages } from './install.mjs';

process.chdir(path.resolve(import.meta.dirname, '..'));

const RESULTS = 'test-results';
const node = process.execPath;
const tsx = (script, ...args) => [node, ['node_modules/tsx/dist/cli.mjs', script, ...args]];
const bin = (file, ...args) => [node, [`node_modules/${file}`, ...args]];
const jest = (...args) => [
  node,
  ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js', '--silent', ...args],
];
const build = (env) => [...tsx('scripts/build.ts'), { BASE_PATH: '', ...env }];
const readJson = (name) => JSON.parse(fs.readFileSync(path.join(RESULTS, name), 'utf8'));

/** Counts from a Jest report. */
function jestCounts() {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readJson('jest.json');
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
}

/** Titles of tests that passed only when retried. */
function flakyTitles({ suites }) {
  const walk = (suite, titles) => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some(({ status }) => status === 'flaky'))
      .map((spec) => [...titles, spec.title].join(' > ')),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ];
  return suites.flatMap((suite) => walk(suite, [suite.title]));
}

/**
 * Counts from a Playwright report. Reports tests that passed only when retried. In CI, these count as failures
 * unless tests/flaky.json lists them with a reason.
 */
function playwrightCounts(name) {
  const report = readJson(name);
  const { expected, unexpected, flaky } = report.stats;
  const listed = JSON.parse(fs.readFileSync('tests/flaky.json', 'utf8'));
  const unlisted = flakyTitles(report).filter((title) => !(title in listed));
  if (flaky) console.log(`Tests that passed only when retried: ${flaky}`);
  for (const title of unlisted) console.log(`Not listed in tests/flaky.json: ${title}`);
  const refused = process.env.CI ? unlisted.length : 0;
  return { passed: expected + flaky - refused, failed: unexpected + refused };
}

/**
 * Steps run in sequence. `counts` returns how many tests passed and failed; without it, the group counts as one test.
 * @type {{ name: string, title: string, lane: 1 | 2 | 3, quick?: boolean, named?: boolean, steps: [string, string[], Record<string, string>?][], changed?: [string, string[], Record<string, string>?][], counts?: () => { passed: number, failed: number } }[]}
 */
const groups = [
  {
    name: 'format',
    title: 'Format',
    lane: 2,
    quick: true,
    steps: [bin('prettier/bin/prettier.cjs', '--check', '--cache', '--log-level=warn', '.')],
  },
  {
    name: 'lint',
    title: 'Lint and unused code',
    lane: 1,
    quick: true,
    steps: [
      bin('oxlint/bin/oxlint', '--deny-warnings'),
      bin('knip/bin/knip.js'),
      bin('knip/bin/knip.js', '--production', '--include', 'files'),
    ],
  },
  { name: 'types', title: 'Types', lane: 1, quick: true, steps: [bin('typescript/bin/tsc', '--noEmit')] },
  {
    name: 'content',
    title: 'Content',
    lane: 1,
    quick: true,
    steps: [tsx('scripts/check-content.ts', '--strict')],
  },
  { name: 'openapi', title: 'API description', lane: 1, steps: [tsx('scripts/check-openapi.ts')] },
  {
    name: 'build',
    title: 'Exports: below a base path, at the root, with pages that break on purpose, and plain in a fresh clone',
    lane: 1,
    steps: [
      build({ BASE_PATH: '/LAMP-platform', OUT_DIR: 'out.base' }),
      build({ OUT_DIR: 'out' }),
      build({ OUT_DIR: 'out.fixture', CONTENT_DIR: 'tests/fixtures/content', TEST_PAGES: '1' }),
      [node, ['scripts/fresh-clone.mjs']],
    ],
  },
  {
    name: 'unit',
    title: 'Unit and component tests',
    lane: 2,
    quick: true,
    steps: [jest('--maxWorkers=1', '--json', `--outputFile=${RESULTS}/jest.json`)],
    changed: [[...jest('--onlyChanged', '--maxWorkers=2'), { QUICK: '1' }]],
    counts: jestCounts,
  },
  {
    name: 'site',
    title: 'Site tests in a browser',
    lane: 3,
    steps: [bin('@playwright/test/cli.js', 'test')],
    counts: () => playwrightCounts('site.json'),
  },
  {
    name: 'authors',
    title: "The authors' preview in a browser",
    lane: 3,
    // The development server compiles on demand, which makes these tests too flaky for every change; they run nightly.
    named: true,
    steps: [bin('@playwright/test/cli.js', 'test', '--config', 'playwright.authors.config.ts')],
    counts: () => playwrightCounts('authors.json'),
  },
  { name: 'behaviors', title: 'Behavior table', lane: 3, steps: [tsx('tests/behaviors/write-table.ts')] },
];

/** Runs one command; resolves with its status and output. */
function run([command, args, env = {}]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: 'true', NEXT_TELEMETRY_DISABLED: '1', ...env },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        text += part;
      });
    }
    child.once('error', (error) => resolve({ status: 1, text: error.message }));
    child.once('close', (status) => resolve({ status, text }));
  });
}

const total = { passed: 0, failed: 0 };

/** Runs a group and prints its result right away, with its output if it failed. Returns false if it failed. */
async function runGroup(group, changed) {
  const start = performance.now();
  let good = true;
  let printed = '';
  for (const step of (changed && group.changed) || group.steps) {
    const { status, text } = await run(step);
    printed += text;
    good = status === 0;
    if (!good) break;
  }
  let counts = { passed: good ? 1 : 0, failed: good ? 0 : 1 };
  let summary = '';
  if (group.counts && !changed) {
    try {
      counts = group.counts();
      summary = `, ${counts.passed} passed`;
    } catch {
      // The tests did not get far enough to write a report.
    }
    if (!good) counts.failed ||= 1;
    good = !counts.failed;
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${good ? 'passed' : 'FAILED'}  ${group.title}: ${seconds} s${summary}`);
  if (!good) console.log(`\n${printed.trimEnd()}\n\nTo run only this group: npm test -- ${group.name}\n`);
  return good;
}

const args = process.argv.slice(2);
const changed = args.includes('--changed');
const wanted = args.filter((name) => name !== '--changed');
const unknown = wanted.filter((name) => !groups.some((group) => group.name === name));
if (unknown.length) {
  console.error(`Unknown group: ${unknown.join(', ')}. Groups: ${groups.map((group) => group.name).join(', ')}.`);
  process.exit(2);
}
const chosen = groups.filter((group) =>
  wanted.length ? wanted.includes(group.name) : !group.named && (!changed || group.quick),
);

installPackages();
fs.mkdirSync(RESULTS, { recursive: true });
if (chosen.some(({ name }) => name === 'site' || name === 'authors')) process.env.CHROMIUM = await ensureBrowser();

/** Runs the groups of a lane. After a failure, no lane starts another group. */
async function runLane(lane) {
  for (const group of chosen.filter((one) => one.lane === lane)) {
    if (total.failed || !(await runGroup(group, changed))) return;
  }
}

await Promise.all([runLane(1), runLane(2)]);
await runLane(3);
if (total.failed) process.exitCode = 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
