import { formatDiagnostic, DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';

const diagnostic: Diagnostic = {
  file: 'content/a.mdx',
  line: 14,
  column: 3,
  rule: 'link-target',
  message: 'There is no page at "/guides/instal".',
  hint: 'Did you mean "/guides/install"?',
  severity: 'error',
};

it('puts position, rule, what is wrong, and how to fix it on one line', () => {
  expect(formatDiagnostic(diagnostic)).toBe(
    'content/a.mdx:14:3  link-target  There is no page at "/guides/instal". Did you mean "/guides/install"?',
  );
});

it('leaves out what is unknown', () => {
  const { hint: _hint, ...rest } = diagnostic;
  expect(formatDiagnostic({ ...rest, column: undefined })).toMatch(/^content\/a\.mdx:14  link-target/);
  expect(formatDiagnostic({ ...rest, line: 0 })).toBe(
    'content/a.mdx  link-target  There is no page at "/guides/instal".',
  );
});

it('includes everything in the error that stops the work', () => {
  const error = new DiagnosticError([diagnostic, { ...diagnostic, line: 15 }]);
  expect(error.name).toBe('DiagnosticError');
  expect(error.diagnostics).toHaveLength(2);
  expect(error.message.split('\n')).toHaveLength(2);
});
