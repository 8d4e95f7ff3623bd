import type { Schema } from './description';

/** A piece of a line: plain words, or a value shown as code. */
export type LinePiece = string | { code: string };

/** `2 ≤ length ≤ 8`, either side optional. */
function formatRange(
  word: string,
  low: number | undefined,
  high: number | undefined,
  exclusive: { excludesLow?: boolean; excludesHigh?: boolean } = {},
): string | undefined {
  if (low === undefined && high === undefined) return undefined;
  const left = low === undefined ? '' : `${low} ${exclusive.excludesLow ? '<' : '≤'} `;
  const right = high === undefined ? '' : ` ${exclusive.excludesHigh ? '<' : '≤'} ${high}`;
  return `${left}${word}${right}`;
}

/** A value as JSON, with strings unquoted. */
export function plainValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The largest integer of 32 bits: a limit of the format rather than of the API. */
const MAX_INT32 = 2 ** 31 - 1;

/** The values that a schema accepts, as worded in the `Possible values:` line; empty if any value is accepted. */
export function constraintsOf(schema: Schema, items?: Schema): LinePiece[] {
  const limited = schema.type === 'array' && items ? items : schema;
  const groups: LinePiece[][] = [];
  const count = formatRange('items', schema.minItems, schema.maxItems);
  if (count) groups.push([count]);
  const length = formatRange('length', limited.minLength, limited.maxLength);
  if (length) groups.push([length]);
  const value = formatRange('value', limited.minimum, limited.maximum, {
    excludesLow: limited.exclusiveMinimum,
    excludesHigh: limited.exclusiveMaximum,
  });
  if (value && Math.abs(limited.minimum ?? 0) < MAX_INT32) groups.push([value]);
  if (limited.pattern) groups.push(['Value must match regular expression ', { code: limited.pattern }]);
  if (limited.enum) {
    const codes = limited.enum.flatMap((choice, index): LinePiece[] => [
      ...(index ? [', '] : []),
      { code: plainValue(choice) },
    ]);
    groups.push(['[', ...codes, ']']);
  }
  return groups.flatMap((group, index) => (index ? [', ', ...group] : group));
}
