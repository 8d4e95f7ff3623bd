/**
 * `npm test`: every check of the project, from a fresh clone, in the order of what fails fastest. Stops at the first
 * group that fails. `npm test -- unit site` runs only the named groups. Plain Node, no packages.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from './find-browser.mjs';
import { installPackages } from './install.mjs';

process.chdir(path.resolve(import.meta.dirname, '..'));

const RESULTS = 'test-results';
const node = process.execPath;
const tsx = (script, ...args) => [node, ['node_modules/tsx/dist/cli.mjs', script, ...args]];
const bin = (file, ...args) => [node, [`node_modules/${file}`, ...args]];

/** Numbers of a jest report. */
function jestCounts() {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readJson('jest.json');
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
}

/** Numbers of a Playwright report. */
function siteCounts() {
  const { expected, unexpected, flaky } = readJson('site.json').stats;
  if (flaky) console.log(`${flaky} tests passed only at a second try.`);
  return { passed: expected + flaky, failed: unexpected };
}

const readJson = (name) => JSON.parse(fs.readFileSync(path.join(RESULTS, name), 'utf8'));

/**
 * Steps run one after the other; `counts` reads how many tests passed and failed, else the group counts as one.
 * @type {{ name: string, title: string, steps: [string, string[], Record<string, string>?][], counts?: () => { passed: number, failed: number } }[]}
 */
const groups = [
  { name: 'format', title: 'Format', steps: [bin('prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.')] },
  { name: 'lint', title: 'Lint', steps: [bin('oxlint/bin/oxlint', '--deny-warnings')] },
  { name: 'types', title: 'Types', steps: [bin('typescript/bin/tsc', '--noEmit')] },
  { name: 'content', title: 'Content', steps: [tsx('scripts/check-content.ts', '--strict')] },
  { name: 'openapi', title: 'API description', steps: [tsx('scripts/check-openapi.ts')] },
  {
    name: 'unit',
    title: 'Unit and component tests',
    steps: [
      [
        node,
        [
          '--experimental-vm-modules',
          '--no-warnings',
          'node_modules/jest/bin/jest.js',
          '--silent',
          '--json',
          `--outputFile=${RESULTS}/jest.json`,
        ],
      ],
    ],
    counts: jestCounts,
  },
  {
    name: 'build',
    title: 'Exports: at the root, below a base path, and with pages that break on purpose',
    steps: [
      [...tsx('scripts/build.ts'), { BASE_PATH: '', OUT_DIR: 'out' }],
      [...tsx('scripts/build.ts'), { BASE_PATH: '/LAMP-platform', OUT_DIR: 'out.base' }],
      [
        ...tsx('scripts/build.ts'),
        { BASE_PATH: '', OUT_DIR: 'out.fixture', CONTENT_DIR: 'tests/fixtures/content', TEST_PAGES: '1' },
      ],
    ],
  },
  {
    name: 'site',
    title: 'Site tests in a browser',
    steps: [bin('@playwright/test/cli.js', 'test')],
    counts: siteCounts,
  },
  { name: 'behaviors', title: 'Behavior table', steps: [tsx('tests/behaviors/write-table.ts')] },
];

/** Runs a group's steps; false at the first that fails. */
function run({ steps }) {
  return steps.every(([command, args, env = {}]) => {
    const result = spawnSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, CI: 'true', NEXT_TELEMETRY_DISABLED: '1', ...env },
    });
    return result.status === 0;
  });
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !groups.some((group) => group.name === name));
if (unknown.length) {
  console.error(`No group ${unknown.join(', ')}. There are: ${groups.map((group) => group.name).join(', ')}.`);
  process.exit(2);
}
const chosen = groups.filter((group) => !wanted.length || wanted.includes(group.name));

installPackages();
fs.mkdirSync(RESULTS, { recursive: true });
if (chosen.some((group) => group.name === 'site')) process.env.CHROMIUM = await ensureBrowser();

const total = { passed: 0, failed: 0 };
for (const group of chosen) {
  console.log(`\n== ${group.title}`);
  const start = performance.now();
  const good = run(group);
  let counts = { passed: good ? 1 : 0, failed: good ? 0 : 1 };
  if (group.counts) {
    try {
      counts = group.counts();
    } catch {
      // The tests never came to write a report.
    }
    if (!good) counts.failed ||= 1;
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
  console.log(
    `-- ${group.name}: ${good ? 'good' : 'FAILED'} after ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  if (good) continue;
  console.log(`\nRun it alone with: npm test -- ${group.name}`);
  process.exitCode = 1;
  break;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
