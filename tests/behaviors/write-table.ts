/** Merges the reports of the test run into test-results/behaviors.md, and fails if a behavior has no passing test. */
import fs from 'node:fs';
import { parse } from 'yaml';
import { readReports } from './read-reports';
import { buildRows, findFaults, formatTable } from './table';

const readYaml = (file: string) => (parse(fs.readFileSync(file, 'utf8')) ?? {}) as Record<string, string>;

const names = readYaml('tests/behaviors/names.yaml');
const noEquivalent = readYaml('tests/behaviors/no-equivalent.yaml');
const results = readReports('test-results');
const rows = buildRows(names, noEquivalent, results);
const faults = findFaults(rows, noEquivalent, results);

fs.writeFileSync('test-results/behaviors.md', formatTable(rows));
for (const fault of faults) console.error(fault);
const held = rows.filter((row) => row.tests.length).length;
console.log(`${rows.length} behaviors: ${held} with tests, ${Object.keys(noEquivalent).length} not on this site.`);
if (faults.length) process.exitCode = 1;
