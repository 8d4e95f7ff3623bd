/** Merges the reports of the test run into test-results/behaviors.md, and fails if a behavior has no passing test. */
import fs from 'node:fs';
import { parse } from 'yaml';
import { importsOf, reachedFrom, routeFiles } from './imports';
import { readReports } from './read-reports';
import { buildRows, findFaults, formatTable } from './table';

const readYaml = (file: string) => (parse(fs.readFileSync(file, 'utf8')) ?? {}) as Record<string, string>;

const names = readYaml('tests/behaviors/names.yaml');
const noEquivalent = readYaml('tests/behaviors/no-equivalent.yaml');
const results = readReports('test-results');
const rows = buildRows(names, noEquivalent, results);
const reached = reachedFrom(routeFiles());
/** Only browser code counts, because scripts also reach build code, whose effects show in the export. */
const isBrowserCode = (file: string) => /^(components\/client|lib\/browser)\//.test(file);
const unreached = (file: string) => importsOf(file).filter((module) => isBrowserCode(module) && !reached.has(module));
const faults = findFaults(rows, noEquivalent, results, unreached);

fs.writeFileSync('test-results/behaviors.md', formatTable(rows));
for (const fault of faults) console.error(fault);
const held = rows.filter((row) => row.tests.length).length;
console.log(`${rows.length} behaviors: ${held} with tests, ${Object.keys(noEquivalent).length} not on this site.`);
if (faults.length) process.exitCode = 1;
