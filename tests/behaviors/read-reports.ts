import fs from 'node:fs';
import path from 'node:path';
import type { TestResult } from './table';
import { projectPath } from '@/lib/diagnostics/project-path';

interface JestReport {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}

interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs?: { title: string; ok: boolean; tests: { status: string }[] }[];
}

interface SiteReport {
  config: { rootDir: string };
  suites: Suite[];
}

/** The tests in a Jest report, without skipped ones, which prove nothing. */
export function readJestReport(report: JestReport): TestResult[] {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ ancestorTitles, title, status }) => ({
        file: projectPath(name),
        title: [...ancestorTitles, title].join(' '),
        passed: status === 'passed',
      })),
  );
}

/** The tests in a Playwright report, listed separately for each project. */
export function readSiteReport(report: SiteReport): TestResult[] {
  const walk = (suite: Suite, titles: string[]): TestResult[] => [
    ...(suite.specs ?? [])
      .filter((spec) => spec.tests.some((test) => test.status !== 'skipped'))
      .map((spec) => ({
        file: projectPath(path.resolve(report.config.rootDir, suite.file)),
        title: [...titles, spec.title].join(' '),
        passed: spec.ok,
      })),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ];
  // The outermost suite is the file, so its title is left out.
  return report.suites.flatMap((suite) => walk(suite, []));
}

/** Reads the reports that the test run wrote. A missing one is an error, because the table would be incomplete. */
export function readReports(folder: string): TestResult[] {
  const read = (name: string): unknown => {
    const file = path.join(folder, name);
    if (!fs.existsSync(file)) throw new Error(`There is no ${file}. Run all tests first: npm test`);
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  };
  return [...readJestReport(read('jest.json') as JestReport), ...readSiteReport(read('site.json') as SiteReport)];
}
