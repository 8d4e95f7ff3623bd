import { codeFrameColumns } from '@babel/code-frame';
import type { Diagnostic } from './diagnostic';

/**
 * The line that a finding is about with those around it, its place marked; empty for a finding on a whole file.
 * `text` is that of the file.
 */
export function codeFrame({ line, column }: Pick<Diagnostic, 'line' | 'column'>, text: string, color = false): string {
  if (!line || line > text.split('\n').length) return '';
  const start = { line, column: column || undefined };
  return codeFrameColumns(text, { start }, { linesAbove: 2, linesBelow: 1, forceColor: color, highlightCode: false });
}
