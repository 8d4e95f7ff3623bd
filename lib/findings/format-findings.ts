import { type Finding, formatFinding, inOrder } from './finding';

/** All findings, one on each line, sorted by position, with a closing count: `1 error, 2 warnings`. */
export function formatFindings(findings: Finding[]): string {
  const lines = inOrder(findings).map((finding) => `${finding.severity.padEnd(7)}  ${formatFinding(finding)}`);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`;
  return [...lines, `${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}`].join('\n');
}
