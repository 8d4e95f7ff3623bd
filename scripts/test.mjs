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

/** Runs commands, two at a time; the first that fails ends the others. @returns the names of those that failed. */
async function run(commands) {
  const { result } = concurrently(commands, { maxProcesses: 2, group: true, prefix: 'none', killOthersOn: 'failure' });
  const ended = await result.catch((events) => events);
  return ended.filter(({ exitCode }) => exitCode !== 0).map(({ command }) => command.name);
}

/** How many tests passed and failed, by the report of a test runner; none if it did not get to its end. */
function countsIn(file) {
  if (!fs.existsSync(`${REPORTS}/${file}`)) return [0, 0];
  const { stats, numPassedTests, numFailedTests } = JSON.parse(fs.readFileSync(`${REPORTS}/${file}`, 'utf8'));
  return stats ? [stats.expected + stats.flaky, stats.unexpected] : [numPassedTests, numFailedTests];
}

fs.rmSync(REPORTS, { recursive: true, force: true });
fs.mkdirSync(REPORTS);
let failed = await run(beside);
if (!failed.length) failed = await run([{ name: 'site', command: 'npm run site' }]);
for (const name of failed) console.error(`FAILED: ${name}`);
const [unit, site] = [countsIn('unit.json'), countsIn('site.json')];
console.log(`\n${unit[0] + site[0]} passed, ${Math.max(unit[1] + site[1], failed.length)} failed`);
process.exitCode = failed.length ? 1 : 0;
