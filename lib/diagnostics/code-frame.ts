import { styleText } from 'node:util';
import { codeFrameColumns } from '@babel/code-frame';
import type { Diagnostic } from './diagnostic';

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
