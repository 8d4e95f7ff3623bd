/** A finding that an author can act on: where it is, which rule reported it, what is wrong, and how to fix it. */
export interface Diagnostic {
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

/** A problem as reported by code that sees the text but not the file. */
export type TextDiagnostic = Omit<Diagnostic, 'file'>;

/** One line per finding: `file:line:column  rule  message hint`. */
export function formatDiagnostic(problem: Diagnostic): string {
  const position = problem.line
    ? `${problem.file}:${problem.line}${problem.column ? `:${problem.column}` : ''}`
    : problem.file;
  return `${position}  ${problem.rule}  ${problem.message}${problem.hint ? ` ${problem.hint}` : ''}`;
}

/** `1 error, 2 warnings` */
export function countProblems(problems: Diagnostic[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const count = (number: number, name: string) => `${number} ${name}${number === 1 ? '' : 's'}`;
  return `${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}`;
}

/** Sorted by file and position. */
export const inOrder = (problems: Diagnostic[]): Diagnostic[] =>
  problems.toSorted(
    (a, b) =>
      a.file.localeCompare(b.file) ||
      a.line - b.line ||
      (a.column ?? 0) - (b.column ?? 0) ||
      a.rule.localeCompare(b.rule),
  );

/** Thrown where a single finding must stop the work. The overlay and the console show the findings it carries. */
export class DiagnosticError extends Error {
  readonly problems: Diagnostic[];

  constructor(problems: Diagnostic[]) {
    super(problems.map(formatDiagnostic).join('\n'));
    this.name = 'DiagnosticError';
    this.problems = problems;
  }
}
