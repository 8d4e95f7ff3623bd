/** A finding that an author can act on: where it is, which rule reported it, what is wrong, and how to fix it. */
export interface Finding {
  /** Path from the project's root, for example `content/faq.mdx`. */
  file: string;
  /** 1-based; 0 when the finding is about the whole file. */
  line: number;
  /** 1-based; 0 when unknown. */
  column?: number;
  /** Short stable ID, for example `link-target`. */
  rule: string;
  message: string;
  /** How to fix it, when that is known. */
  hint?: string;
  /** Errors stop the build; warnings stop only the tests. */
  severity: 'error' | 'warning';
}

/** A finding from code that sees a text but doesn't know its file. */
export type UnfiledFinding = Omit<Finding, 'file'>;

/** One line per finding: `file:line:column  rule  message hint`. */
export function formatFinding({ file, line, column, rule, message, hint }: Finding): string {
  const position = [file, line, line && column].filter(Boolean).join(':');
  return [position, rule, hint ? `${message} ${hint}` : message].join('  ');
}

/** Sorted by file and position. */
export const sortFindings = (findings: Finding[]): Finding[] =>
  findings.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      (a.column ?? 0) - (b.column ?? 0) ||
      a.rule.localeCompare(b.rule),
  );

/** All findings, one on each line, sorted by position, with a closing count: `1 error, 2 warnings`. */
export function formatFindings(findings: Finding[]): string {
  const lines = sortFindings(findings).map((finding) => `${finding.severity.padEnd(7)}  ${formatFinding(finding)}`);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`;
  return [...lines, `${count(errors, 'error')}, ${count(findings.length - errors, 'warning')}`].join('\n');
}

/** Thrown where a single finding must stop the work. The overlay and the console show the findings it carries. */
export class FindingError extends Error {
  override readonly name = 'FindingError';

  constructor(readonly findings: Finding[]) {
    super(findings.map(formatFinding).join('\n'));
  }
}

/** @throws FindingError with all errors among the findings, if there are any. */
export function throwOnErrors(findings: Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length) throw new FindingError(errors);
}
