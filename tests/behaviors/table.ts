/** A test as its runner reported it. The title includes the titles of its groups. */
export interface TestResult {
  file: string;
  title: string;
  passed: boolean;
}

export interface BehaviorRow {
  id: string;
  name: string;
  tests: TestResult[];
  /** Why there is nothing to test, for the few behaviors that do not exist on this site. */
  reason?: string;
}

/** The behaviors that a title names: `B-018, B-111: ...` names two. */
export function behaviorsOf(title: string): string[] {
  return [...new Set(title.match(/\bB-\d{3}\b/g) ?? [])];
}

/** One row for each behavior, ordered by number. */
export function buildRows(
  names: Record<string, string>,
  noEquivalent: Record<string, string>,
  results: TestResult[],
): BehaviorRow[] {
  const byId = new Map<string, TestResult[]>();
  for (const result of results) {
    for (const id of behaviorsOf(result.title)) byId.set(id, [...(byId.get(id) ?? []), result]);
  }
  return Object.keys(names)
    .sort()
    .map((id) => ({ id, name: names[id] ?? '', tests: byId.get(id) ?? [], reason: noEquivalent[id] }));
}

/** A path on the machine that ran the tests, such as in a stack trace. */
const MACHINE_PATH = /(?<![\w.])\/(?:[\w.-]+\/)+[\w.-]+\.[cm]?[jt]sx?(?::\d+)/;

/** Everything that makes the table incomplete or wrong, as messages. */
export function findFaults(rows: BehaviorRow[], noEquivalent: Record<string, string>, results: TestResult[]): string[] {
  const known = new Set(rows.map((row) => row.id));
  const unknown = new Set(
    [...results.flatMap((result) => behaviorsOf(result.title)), ...Object.keys(noEquivalent)].filter(
      (id) => !known.has(id),
    ),
  );
  return [
    ...rows.filter((row) => !row.tests.length && !row.reason).map((row) => `${row.id} (${row.name}) has no test.`),
    ...rows
      .filter((row) => row.tests.length && row.reason)
      .map((row) => `${row.id} has tests. Remove it from tests/behaviors/no-equivalent.yaml.`),
    ...results
      .filter(({ title }) => MACHINE_PATH.test(title))
      .map(({ file }) => `A title in ${file} contains a path on this machine.`),
    ...rows.filter((row) => row.tests.some((one) => !one.passed)).map((row) => `${row.id} (${row.name}) fails.`),
    ...[...unknown].sort().map((id) => `${id} has no name in tests/behaviors/names.yaml.`),
  ];
}

/** The table as Markdown. The same results always produce the same text. */
export function formatTable(rows: BehaviorRow[]): string {
  const lines = rows.map((row) => {
    const held = row.tests.every((one) => one.passed) ? 'held' : 'broken';
    return `| ${row.id} | ${row.name} | ${row.reason ?? describeTests(row.tests)} | ${row.reason ? 'not on this site' : row.tests.length ? held : 'no test'} |`;
  });
  return `# Behaviors and the tests that hold them

The numbers come from the titles of the tests.

| No. | Behavior | Tests | Result |
| --- | --- | --- | --- |
${lines.join('\n')}
`;
}

/** The tests by file: the first title, and how many more there are. */
function describeTests(tests: TestResult[]): string {
  const files = new Map<string, Set<string>>();
  for (const { file, title } of tests) files.set(file, (files.get(file) ?? new Set()).add(title));
  return [...files]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([file, titles]) => {
      const [first = ''] = [...titles].sort();
      const words = first.replace(/\bB-\d{3}\b(, )?/g, '').replace(/^[\s:]+/, '');
      const more = titles.size > 1 ? ` and ${titles.size - 1} more` : '';
      return `\`${file}\`: ${escapeCell(words)}${more}`;
    })
    .join('<br>');
}

const escapeCell = (text: string): string =>
  text.replace(/\\/g, '\\\\').replace(/\|/g, '\\|').replace(/</g, '&lt;').replace(/\s+/g, ' ').trim();
