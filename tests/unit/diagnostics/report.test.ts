import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { audienceOf, report } from '@/lib/diagnostics/report';

const diagnostic: Diagnostic = {
  file: 'content/a.mdx',
  line: 3,
  column: 5,
  rule: 'link-target',
  message: 'No page at /x: 100%,\nnone.',
  hint: 'Did you mean "/y"?',
  severity: 'error',
};
const read = () => 'one\ntwo\nthree 3\nfour\nfive\n';

it('sorts by file, line, column, and rule, and ends with a count', () => {
  const finding: Diagnostic = { file: 'content/a.mdx', line: 3, rule: 'link-text', message: 'x', severity: 'error' };
  const findings: Diagnostic[] = [
    { ...finding, file: 'content/b.mdx', line: 1 },
    { ...finding, line: 20 },
    { ...finding, column: 7 },
    { ...finding, column: 5, rule: 'page-title', severity: 'warning' },
    { ...finding, column: 5, hint: 'y' },
    finding,
  ];
  expect(report(findings, 'log').split('\n')).toEqual([
    'error    content/a.mdx:3  link-text  x',
    'error    content/a.mdx:3:5  link-text  x y',
    'warning  content/a.mdx:3:5  page-title  x',
    'error    content/a.mdx:3:7  link-text  x',
    'error    content/a.mdx:20  link-text  x',
    'error    content/b.mdx:1  link-text  x',
    '5 errors, 1 warning',
  ]);
});

it('shows the surrounding lines in a terminal', () => {
  const text = stripVTControlCharacters(report([diagnostic], 'terminal', read));
  expect(text).toContain('error    content/a.mdx:3:5  link-target  No page at /x: 100%,\nnone. Did you mean "/y"?\n');
  expect(text.split('\n').filter((line) => line.includes('|'))).toEqual([
    '  1 | one',
    '  2 | two',
    '> 3 | three 3',
    '    |     ^',
    '  4 | four',
  ]);
  expect(text).toMatch(/1 error, 0 warnings$/);
});

it('shows no lines of a file that is unreadable or has become shorter', () => {
  const line = 'error    content/a.mdx:9:5  link-target  x\n1 error, 0 warnings';
  const finding = { ...diagnostic, line: 9, message: 'x', hint: undefined };
  expect(stripVTControlCharacters(report([finding], 'terminal'))).toBe(line);
  expect(stripVTControlCharacters(report([finding], 'terminal', read))).toBe(line);
  expect(stripVTControlCharacters(report([{ ...finding, line: 6 }], 'terminal', read))).toContain('> 6 |');
});

it('uses color only in a terminal', () => {
  const plain = report([diagnostic], 'log', read);
  expect(plain).toBe(stripVTControlCharacters(plain));
  expect(plain).not.toContain('> 3 |');
});

it('annotates lines in GitHub Actions, escaping its special characters', () => {
  const text = report([{ ...diagnostic, severity: 'warning' }], 'github', read);
  expect(text).toContain(
    '::warning file=content/a.mdx,line=3,col=5,title=link-target::No page at /x: 100%25,%0Anone. Did you mean "/y"?',
  );
  const whole = {
    ...diagnostic,
    file: 'content/a, b: c.mdx',
    line: 0,
    column: 0,
    message: 'One\r\ntwo',
    hint: undefined,
  };
  expect(report([whole], 'github')).toContain(
    '\n::error file=content/a%2C b%3A c.mdx,title=link-target::One%0D%0Atwo\n',
  );
});

it.each([
  [{ isTTY: true }, {}, 'terminal'],
  [{ isTTY: true }, { CI: 'true' }, 'log'],
  [{ isTTY: true }, { NO_COLOR: '1' }, 'log'],
  [{}, {}, 'log'],
  [{}, { GITHUB_ACTIONS: 'true', CI: 'true' }, 'github'],
])('%j with %j is read as %s', (stream, env, audience) => {
  expect(audienceOf(stream, env as NodeJS.ProcessEnv)).toBe(audience);
});

it('says "1 warning", and no position if there is none', () => {
  const text = stripVTControlCharacters(report([{ ...diagnostic, line: 0, severity: 'warning' }], 'terminal', read));
  expect(text).toMatch(/^warning {2}content\/a\.mdx {2}link-target/);
  expect(text).toMatch(/0 errors, 1 warning$/);
  expect(text).not.toContain('|');
});
