/** `npm test`: the quick checks and both exports beside the unit tests, then the site tests in a browser. */
import fs from 'node:fs';
import { concurrently } from 'concurrently';

const REPORTS = 'test-results';
const FIXTURE = { BASE_PATH: '/LAMP-platform', OUT_DIR: 'out.fixture', CONTENT_DIR: 'tests/fixtures/content' };
const beside = [
  {
    name: 'unit',
    command: `npm run unit -- --silent --reporters=summary --maxWorkers=1 --json --outputFile=${REPORTS}/unit.json`,
  },
  { name: 'check', command: 'npm run check' },
  { name: 'build', command: 'npm run build', env: { BASE_PATH: '', OUT_DIR: 'out' } },
  { name: 'pages that break on purpose', command: 'npm run build', env: { ...FIXTURE, TEST_PAGES: '1' } },
];

const ended = [];

/** Runs commands, two at a time; the first that fails ends the others. @returns whether all succeeded. */
async function run(commands) {
  const { result } = concurrently(commands, {
    maxProcesses: 2,
    group: true,
    prefix: 'none',
    killOthersOn: ['failure'],
  });
  const events = await result.catch((failed) => failed);
  ended.push(...events);
  return events.every(({ exitCode }) => exitCode === 0);
}

/** How many tests passed and failed, by the report of a test runner; nothing if it did not get to its end. */
function countsIn(file) {
  if (!fs.existsSync(`${REPORTS}/${file}`)) return { passed: 0, failed: 0 };
  const { stats, numPassedTests, numFailedTests } = JSON.parse(fs.readFileSync(`${REPORTS}/${file}`, 'utf8'));
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    : { passed: numPassedTests, failed: numFailedTests };
}

fs.rmSync(REPORTS, { recursive: true, force: true });
fs.mkdirSync(REPORTS);
const good = (await run(beside)) && (await run([{ name: 'site', command: 'npm run site' }]));
const counts = [countsIn('unit.json'), countsIn('site.json')];
const passed = counts.reduce((sum, one) => sum + one.passed, 0);
const failed = counts.reduce((sum, one) => sum + one.failed, 0);
for (const { command, exitCode } of ended) if (exitCode !== 0) console.error(`FAILED: ${command.name}`);
console.log(`\n${passed} passed, ${good ? failed : Math.max(failed, 1)} failed`);
process.exitCode = good ? 0 : 1;
