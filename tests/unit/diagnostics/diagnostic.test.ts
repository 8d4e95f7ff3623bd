import { DiagnosticError, type Diagnostic } from '@/lib/diagnostics/diagnostic';

it('includes everything in the error that stops the work', () => {
  const diagnostic: Diagnostic = {
    file: 'content/a.mdx',
    line: 14,
    column: 3,
    rule: 'link-target',
    message: 'There is no page at "/guides/instal".',
    hint: 'Did you mean "/guides/install"?',
    severity: 'error',
  };
  const error = new DiagnosticError([diagnostic, { ...diagnostic, line: 0, hint: undefined }]);
  expect(error.name).toBe('DiagnosticError');
  expect(error.diagnostics).toHaveLength(2);
  expect(error.message.split('\n')).toEqual([
    'content/a.mdx:14:3  link-target  There is no page at "/guides/instal". Did you mean "/guides/install"?',
    'content/a.mdx  link-target  There is no page at "/guides/instal".',
  ]);
});
