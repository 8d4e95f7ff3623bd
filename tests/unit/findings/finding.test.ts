import { formatFindings, FindingError, type Finding } from '@/lib/findings/finding';

const finding: Finding = { file: 'content/a.mdx', line: 3, rule: 'link-text', message: 'x', severity: 'error' };

it('sorts by file, line, column, and rule, and ends with a count', () => {
  const findings: Finding[] = [
    { ...finding, file: 'content/b.mdx', line: 1 },
    { ...finding, line: 20 },
    { ...finding, column: 7 },
    { ...finding, column: 5, rule: 'page-title', severity: 'warning' },
    { ...finding, column: 5, hint: 'y' },
    { ...finding, line: 0 },
  ];
  expect(formatFindings(findings).split('\n')).toEqual([
    'error    content/a.mdx  link-text  x',
    'error    content/a.mdx:3:5  link-text  x y',
    'warning  content/a.mdx:3:5  page-title  x',
    'error    content/a.mdx:3:7  link-text  x',
    'error    content/a.mdx:20  link-text  x',
    'error    content/b.mdx:1  link-text  x',
    '5 errors, 1 warning',
  ]);
});

it('says the same in the error that stops the work', () => {
  const error = new FindingError([finding, { ...finding, hint: 'y' }]);
  expect(error.message.split('\n')).toEqual(['content/a.mdx:3  link-text  x', 'content/a.mdx:3  link-text  x y']);
  expect(error.findings).toHaveLength(2);
});
