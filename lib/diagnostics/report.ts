import { styleText } from 'node:util';
import { codeFrameColumns } from '@babel/code-frame';
import {
  countDiagnostics,
  type Diagnostic,
  formatDiagnostic,
  formatMessage,
  formatPosition,
  inOrder,
} from './diagnostic';

/** Where findings are read: in a terminal, in a log, or as annotations on a pull request. */
type Audience = 'terminal' | 'log' | 'github';

/**
 * All findings, sorted by position, with a closing count: with color and source lines for a terminal, one line each
 * for a log, and as annotations for GitHub Actions. `read` returns the text of a file, or nothing.
 */
export function report(
  diagnostics: Diagnostic[],
  audience: Audience,
  read: (file: string) => string | undefined = () => undefined,
): string {
  const lines = inOrder(diagnostics).flatMap((diagnostic) => {
    if (audience === 'terminal') return [forTerminal(diagnostic, read(diagnostic.file))];
    const line = `${diagnostic.severity === 'error' ? 'error  ' : 'warning'}  ${formatDiagnostic(diagnostic)}`;
    return audience === 'github' ? [line, annotation(diagnostic)] : [line];
  });
  return [...lines, countDiagnostics(diagnostics)].join('\n');
}

function forTerminal(diagnostic: Diagnostic, text: string | undefined): string {
  const { severity, rule } = diagnostic;
  const head = [
    styleText([severity === 'error' ? 'red' : 'yellow', 'bold'], severity.padEnd(7)),
    styleText('bold', formatPosition(diagnostic)),
    styleText('dim', rule),
    formatMessage(diagnostic),
  ].join('  ');
  const frame = text === undefined ? '' : codeFrame(diagnostic, text, true);
  return frame ? `${head}\n${frame}\n` : head;
}

/** A GitHub Actions workflow command, which shows the finding at its line. */
function annotation(diagnostic: Diagnostic): string {
  const { severity, file, line, column, rule } = diagnostic;
  const escape = (text: string) => text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
  const property = (text: string) => escape(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
  const position = [`file=${property(file)}`, ...(line ? [`line=${line}`] : []), ...(column ? [`col=${column}`] : [])];
  return `::${severity} ${[...position, `title=${property(rule)}`].join(',')}::${escape(formatMessage(diagnostic))}`;
}

/** Who reads the output of this process. */
export function audienceOf(stream: { isTTY?: boolean }, env = process.env): Audience {
  if (env.GITHUB_ACTIONS) return 'github';
  return stream.isTTY && !env.CI && !env.NO_COLOR ? 'terminal' : 'log';
}

/**
 * The line of a finding with the lines around it and a marker at its position; empty for a finding about a whole
 * file. `text` is the file's text.
 */
export function codeFrame({ line, column }: Pick<Diagnostic, 'line' | 'column'>, text: string, color = false): string {
  if (!line || line > text.split('\n').length) return '';
  const start = { line, column: column || undefined };
  const frame = codeFrameColumns(text, { start }, { linesAbove: 2, linesBelow: 1 });
  return color ? frame.replace(GUTTER, colored) : frame;
}

/** Matches the line marker, line number, and bar; on the row with the column marker, the number is blank. */
const GUTTER = /^(>| )( +\d* \|)( +\^+$)?/gm;

/** The library would highlight prose as JavaScript. */
const colored = (_: string, mark: string, number: string, column = ''): string =>
  styleText(['red', 'bold'], mark) + styleText('dim', number) + styleText(['red', 'bold'], column);
