import { styleText } from 'node:util';
import { codeFrameColumns } from '@babel/code-frame';
import type { Diagnostic } from './diagnostic';

/**
 * The line that a finding is about with those around it, its place marked; empty for a finding on a whole file.
 * `text` is that of the file.
 */
export function codeFrame({ line, column }: Pick<Diagnostic, 'line' | 'column'>, text: string, color = false): string {
  if (!line || line > text.split('\n').length) return '';
  const start = { line, column: column || undefined };
  const frame = codeFrameColumns(text, { start }, { linesAbove: 2, linesBelow: 1 });
  return color ? frame.replace(GUTTER, colored) : frame;
}

/** The mark of the line, its number and the bar; the mark of the column stands behind an empty number. */
const GUTTER = /^(>| )( +\d* \|)( +\^+$)?/gm;

/** The library's own colors take prose for JavaScript. */
const colored = (_: string, mark: string, number: string, column = ''): string =>
  styleText(['red', 'bold'], mark) + styleText('dim', number) + styleText(['red', 'bold'], column);
