/**
 * `npm test`: runs all checks, even in a fresh clone. `npm test -- unit site` runs only the named groups. Lanes 1 and 2
 * run in parallel; the browser tests in lane 3 need the exports from lane 1. `npm run check` (`--changed`) runs the
 * quick groups, and looks only at files that are not committed yet. Uses only Node.js, no packages.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { prepare } from './prepare.mjs';

const REPORTS = 'test-results';
const JEST = 'node --experimental-vm-modules --no-warnings node_modules/jest/bin/jest.js --silent';

/** Counts from a Jest report. A file that does not even load counts as a failed test. */
function jestCounts({ numPassedTests, numFailedTests, numFailedTestSuites }) {
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) };
}

/** Counts from a Playwright report. A test that passes only when it is repeated fails the run with `STRICT=1`. */
function playwrightCounts({ stats: { expected, unexpected, flaky } }) {
  const failed = process.env.STRICT ? unexpected + flaky : unexpected;
  return { passed: expected + unexpected + flaky - failed, failed, repeated: flaky };
}

/**
 * Commands run in sequence. `changed` returns the commands for changed files. The last command writes `report`, and
 * `counts` returns how many tests in it passed and failed; without these, the group counts as one test. A `named` group
 * runs only when it is asked for.
 */
const groups = [
  {
    name: 'format',
    title: 'Format',
    lane: 2,
    commands: ['prettier --check --cache --log-level=warn .'],
    changed: formatCommands,
  },
  {
    name: 'lint',
    title: 'Lint and unused code',
    lane: 1,
    commands: ['oxlint --deny-warnings', 'knip', 'knip --production --include files'],
    changed: () => ['oxlint --deny-warnings', 'knip'],
  },
  { name: 'types', title: 'Types', lane: 1, commands: ['tsc --noEmit'], changed: () => ['tsc --noEmit'] },
  {
    name: 'content',
    title: 'Content',
    lane: 1,
    commands: ['tsx scripts/check-content.ts --strict'],
    changed: contentCommands,
  },
  {
    name: 'openapi',
    title: 'API description',
    lane: 1,
    commands: ['tsx scripts/check-openapi.ts'],
    changed: openapiCommands,
  },
  {
    name: 'build',
    title: 'Exports: at the root, and below a base path with pages that break on purpose, and plain in a fresh clone',
    lane: 1,
    commands: [
      { run: 'tsx scripts/build.ts', env: { BASE_PATH: '', OUT_DIR: 'out' } },
      {
        run: 'tsx scripts/build.ts',
        env: {
          BASE_PATH: '/LAMP-platform',
          OUT_DIR: 'out.fixture',
          CONTENT_DIR: 'tests/fixtures/content',
          TEST_PAGES: '1',
        },
      },
      'tsx tests/support/fresh-clone.ts',
    ],
  },
  {
    name: 'unit',
    title: 'Unit and component tests',
    lane: 2,
    commands: [`${JEST} --maxWorkers=1 --json --outputFile=${REPORTS}/jest.json`],
    changed: () => [{ run: `${JEST} --onlyChanged --maxWorkers=2`, env: { QUICK: '1' } }],
    report: 'jest.json',
    counts: jestCounts,
  },
  {
    name: 'site',
    title: 'Site tests in a browser',
    lane: 3,
    commands: ['playwright test'],
    report: 'site.json',
    counts: playwrightCounts,
  },
  {
    name: 'authors',
    title: "The authors' preview in a browser",
    lane: 3,
    // The development server compiles on demand, which makes these tests too flaky for every change; they run nightly.
    named: true,
    commands: ['playwright test --config playwright.authors.config.ts'],
    report: 'authors.json',
    counts: playwrightCounts,
  },
];

function formatCommands(files) {
  const existing = files.filter((file) => fs.existsSync(file));
  return existing.length ? [`prettier --check --log-level=warn --ignore-unknown ${quoted(existing)}`] : [];
}

/** Pages and section files are checked alone; any other change, or a page that is gone, may affect all pages. */
function contentCommands(files) {
  const affects = files.filter((file) => /^(content|openapi|lib\/settings)\//.test(file));
  if (!affects.length) return [];
  const areAlone = affects.every((file) => /^content\/.*(\.mdx?|_section\.yaml)$/.test(file) && fs.existsSync(file));
  return [`tsx scripts/check-content.ts --strict ${areAlone ? quoted(affects) : ''}`];
}

function openapiCommands(files) {
  return files.some((file) => file.startsWith('openapi/')) ? ['tsx scripts/check-openapi.ts'] : [];
}

const quoted = (files) => files.map((file) => `"${file}"`).join(' ');

/** Files that differ from the last commit, with deleted ones. */
function changedFiles() {
  const list = (...args) => spawnSync('git', [...args, '-z'], { encoding: 'utf8' }).stdout.split('\0');
  return [...list('diff', '--name-only', 'HEAD'), ...list('ls-files', '--others', '--exclude-standard')].filter(
    Boolean,
  );
}

/** Runs one command; resolves with its status and output. */
function run(command) {
  const { run: line, env = {} } = typeof command === 'string' ? { run: command } : command;
  const PATH = [path.resolve('node_modules', '.bin'), process.env.PATH].join(path.delimiter);
  return new Promise((resolve) => {
    const child = spawn(line, {
      shell: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, PATH, ...env },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => {
        text += part;
      });
    }
    child.once('close', (status) => resolve({ status, text }));
  });
}

const total = { passed: 0, failed: 0 };

/** Runs a group and prints its result right away, with its output if it failed. */
async function runGroup({ name, title, commands, report, counts }) {
  const start = performance.now();
  const file = report && path.join(REPORTS, report);
  if (file) fs.rmSync(file, { force: true });
  let printed = '';
  let good = true;
  for (const command of commands) {
    const { status, text } = await run(command);
    printed += text;
    good = status === 0;
    if (!good) break;
  }
  // Tests without a report did not get to their end, whatever their exit code says.
  if (file && !fs.existsSync(file)) good = false;
  const result =
    file && fs.existsSync(file)
      ? counts(JSON.parse(fs.readFileSync(file, 'utf8')))
      : { passed: Number(good), failed: 0 };
  if (!good) result.failed ||= 1;
  total.passed += result.passed;
  total.failed += result.failed;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const repeated = result.repeated ? `, ${result.repeated} of them only when repeated` : '';
  const summary = report ? `, ${result.passed} passed${repeated}` : '';
  console.log(`${result.failed ? 'FAILED' : 'passed'}  ${title}: ${seconds} s${summary}`);
  if (result.failed || result.repeated)
    console.log(`\n${printed.trimEnd()}\n\nTo run only this group: npm test -- ${name}\n`);
}

const args = process.argv.slice(2);
const isChanged = args.includes('--changed');
const wanted = args.filter((name) => name !== '--changed');
const unknown = wanted.filter((name) => !groups.some((group) => group.name === name));
if (unknown.length) {
  console.error(`Unknown group: ${unknown.join(', ')}. Groups: ${groups.map((group) => group.name).join(', ')}.`);
  process.exit(2);
}

prepare({ programs: isChanged ? ['git'] : ['git', 'curl'] });
fs.mkdirSync(REPORTS, { recursive: true });
const files = isChanged ? changedFiles() : [];
const chosen = isChanged
  ? groups
      .filter(({ changed }) => changed)
      .map((group) => ({ ...group, commands: group.changed(files), report: undefined }))
      .filter(({ commands }) => commands.length)
  : groups.filter(({ name, named }) => (wanted.length ? wanted.includes(name) : !named));

if (chosen.some(({ lane }) => lane === 3)) {
  const { status, text } = await run('tsx scripts/browser.ts');
  process.stdout.write(text);
  if (status !== 0) process.exit(1);
}

/** Runs the groups of a lane. After a failure, no lane starts another group. */
async function runLane(lane) {
  for (const group of chosen.filter((one) => one.lane === lane)) {
    if (total.failed) return;
    await runGroup(group);
  }
}

await Promise.all([runLane(1), runLane(2)]);
await runLane(3);
if (total.failed) process.exitCode = 1;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
