/** Whether a result is a list of records without anything nested, which a table can show. */
export function asRecords(value: unknown): Record<string, unknown>[] | undefined {
  if (!Array.isArray(value) || !value.length) return undefined;
  const isFlat = (one: unknown) =>
    typeof one === 'object' &&
    one !== null &&
    !Array.isArray(one) &&
    Object.values(one).every((field) => typeof field !== 'object' || field === null);
  return value.every(isFlat) ? (value as Record<string, unknown>[]) : undefined;
}

/** The names of all fields, in the order in which they first appear. */
export const columnsOf = (records: Record<string, unknown>[]): string[] => [
  ...new Set(records.flatMap((record) => Object.keys(record))),
];

/** What a result is, in a few words. */
export function describeResult(value: unknown): string {
  if (value === undefined) return 'No result: the query selects nothing, or a name in it is misspelled';
  if (Array.isArray(value)) {
    const things = asRecords(value) ? 'record' : 'item';
    return `Result: ${value.length.toLocaleString('en-US')} ${value.length === 1 ? things : `${things}s`}`;
  }
  if (typeof value === 'object' && value !== null) {
    const count = Object.keys(value).length;
    return `Result: an object with ${count} ${count === 1 ? 'field' : 'fields'}`;
  }
  return `Result: ${JSON.stringify(value)}`;
}
