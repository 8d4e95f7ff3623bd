import { stripVTControlCharacters } from 'node:util';
import type { Diagnostic } from '@/lib/diagnostics/diagnostic';
import { audienceOf, report } from '@/lib/diagnostics/report';

const problem: Diagnostic = {
  file: 'content/a.mdx',
  line: 3,
  column: 5,
  rule: 'link-target',
  message: 'No page at /x: 100%,\nnone.',
  hint: 'Did you mean "/y"?',
  severity: 'error',
};
const read = () => 'one\ntwo\nthree 3\nfour\nfive\n';

it('shows the surrounding lines in a terminal', () => {
  const text = stripVTControlCharacters(report([problem], 'terminal', read));
  expect(text).toContain('content/a.mdx:3:5  link-target');
  expect(text).toContain('> 3 | three 3\n    |     ^');
  expect(text).toContain('  1 | one');
  expect(text).toMatch(/1 error, 0 warnings$/);
});

it('uses color only in a terminal', () => {
  const plain = report([problem], 'log', read);
  expect(plain).toBe(stripVTControlCharacters(plain));
  expect(plain).not.toContain('> 3 |');
});

it('annotates lines in GitHub Actions, escaping its special characters', () => {
  const text = report([{ ...problem, severity: 'warning' }], 'github', read);
  expect(text).toContain(
    '::warning file=content/a.mdx,line=3,col=5,title=link-target::No page at /x: 100%25,%0Anone. Did you mean "/y"?',
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
  const text = stripVTControlCharacters(report([{ ...problem, line: 0, severity: 'warning' }], 'terminal', read));
  expect(text).toMatch(/^warning {2}content\/a\.mdx {2}link-target/);
  expect(text).toMatch(/0 errors, 1 warning$/);
  expect(text).not.toContain('|');
});
