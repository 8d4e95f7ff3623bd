import fs from 'node:fs';
import { parse } from 'yaml';
import { behaviorsOf, buildRows, findFaults, formatTable } from '@/tests/behaviors/table';
import { readJestReport, readSiteReport } from '@/tests/behaviors/read-reports';

const names = { 'B-001': 'One', 'B-002': 'Two', 'B-003': 'Three' };
const result = (title: string, passed = true) => ({ file: 'tests/a.test.ts', title, passed });

it('reads every number in a title once', () => {
  expect(behaviorsOf('B-018, B-111: waits; B-018 again, not B-1234')).toEqual(['B-018', 'B-111']);
});

it('has a name for each behavior from 001 to 126, and a reason for those without an equivalent', () => {
  const read = (file: string) => parse(fs.readFileSync(file, 'utf8')) as Record<string, string>;
  const all = Array.from({ length: 126 }, (_, index) => `B-${String(index + 1).padStart(3, '0')}`);
  expect(Object.keys(read('tests/behaviors/names.yaml')).sort()).toEqual(all);
  for (const reason of Object.values(read('tests/behaviors/no-equivalent.yaml'))) {
    expect(reason.length).toBeGreaterThan(20);
  }
});

it('finds behaviors without a test, with a failing test, with a needless excuse, and without a name', () => {
  const results = [result('B-001: x', false), result('B-003: y'), result('B-200: z')];
  const excuses = { 'B-003': 'because' };
  expect(findFaults(buildRows(names, excuses, results), excuses, results)).toEqual([
    'B-002 (Two) has no test.',
    'B-003 has tests. Remove it from tests/behaviors/no-equivalent.yaml.',
    'B-001 (One) fails.',
    'B-200 has no name in tests/behaviors/names.yaml.',
  ]);
});

it('rejects a behavior tested with code that no page loads', () => {
  const results = [result('B-001: a'), result('B-002: b'), result('B-003: c')];
  const unreached = () => ['components/client/search/lazy.tsx'];
  expect(findFaults(buildRows({ 'B-001': 'One' }, {}, [results[0]!]), {}, [results[0]!], unreached)).toEqual([
    'B-001 (One) is tested with components/client/search/lazy.tsx, which no page of the site loads.',
  ]);
});

it('rejects a machine path in a title, but not an address', () => {
  const results = [result('B-001: at /home/me/site/a.test.ts:3:1'), result('B-002: /_next/static/chunks/1.js is gone')];
  expect(findFaults(buildRows({ 'B-001': 'One', 'B-002': 'Two' }, {}, results), {}, results)).toEqual([
    'A title in tests/a.test.ts contains a path on this machine.',
  ]);
});

it('writes the same table for the same results in any order', () => {
  const results = [result('B-001: b | c'), result('B-001: a <d>'), result('B-002: e')];
  const table = formatTable(buildRows(names, { 'B-003': 'Nothing to see.' }, results));
  expect(formatTable(buildRows(names, { 'B-003': 'Nothing to see.' }, [...results].reverse()))).toBe(table);
  expect(table).toContain('| B-001 | One | `tests/a.test.ts`: a &lt;d> and 1 more | held |');
  expect(table).toContain('| B-003 | Three | Nothing to see. | not on this site |');
});

it('says broken if one of the tests fails', () => {
  expect(formatTable(buildRows(names, {}, [result('B-001: a'), result('B-001: b', false)]))).toContain('| broken |');
});

it('reads the reports of both runners and leaves skipped tests out', () => {
  const jest = readJestReport({
    testResults: [
      {
        name: `${process.cwd()}/tests/unit/a.test.ts`,
        assertionResults: [
          { fullName: 'group B-001: a', status: 'passed' },
          { fullName: 'B-002: b', status: 'pending' },
        ],
      },
    ],
  });
  expect(jest).toEqual([{ file: 'tests/unit/a.test.ts', title: 'group B-001: a', passed: true }]);
  const site = readSiteReport({
    config: { rootDir: `${process.cwd()}/tests/site` },
    suites: [
      {
        title: 'b.spec.ts',
        file: 'b.spec.ts',
        specs: [{ title: 'B-003: c', ok: false, tests: [{ status: 'unexpected' }] }],
        suites: [
          {
            title: 'group',
            file: 'b.spec.ts',
            specs: [
              { title: 'd', ok: true, tests: [{ status: 'expected' }] },
              { title: 'e', ok: true, tests: [{ status: 'skipped' }] },
            ],
          },
        ],
      },
    ],
  });
  expect(site).toEqual([
    { file: 'tests/site/b.spec.ts', title: 'B-003: c', passed: false },
    { file: 'tests/site/b.spec.ts', title: 'group d', passed: true },
  ]);
});
