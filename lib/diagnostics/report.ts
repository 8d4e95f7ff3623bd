import { type Diagnostic, formatDiagnostic, inOrder } from './diagnostic';

/** All findings, one on each line, sorted by position, with a closing count: `1 error, 2 warnings`. */
export function report(diagnostics: Diagnostic[]): string {
  const lines = inOrder(diagnostics).map(
    (diagnostic) => `${diagnostic.severity.padEnd(7)}  ${formatDiagnostic(diagnostic)}`,
  );
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`;
  return [...lines, `${count(errors, 'error')}, ${count(diagnostics.length - errors, 'warning')}`].join('\n');
}
