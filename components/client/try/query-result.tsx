import { useState, type ReactNode } from 'react';
import { formatJson } from '@/lib/content/catalog/format';
import { makeCopyButton } from '../content/code-blocks';
import { JsonView } from './json-view';

/** More rows than this would make the page slow. */
const MOST_ROWS = 200;

/** What a query returned, as JSON, or as a table if it is a list of flat records. */
export function QueryResult(props: { value: unknown; status: ReactNode; startsAsTable?: boolean }): ReactNode {
  const { value, status, startsAsTable = false } = props;
  const [asTable, setAsTable] = useState(startsAsTable);
  const records = asRecords(value);
  const isTable = asTable && records !== undefined;
  const addCopyButton = (head: HTMLElement | null) => {
    if (!head) return undefined;
    const button = makeCopyButton(() => formatJson(value), { idle: 'Copy result to clipboard', title: 'Copy' });
    head.append(button);
    return () => button.remove();
  };
  return (
    <div className="code bench-result">
      <div className="bench-head" ref={value === undefined ? undefined : addCopyButton}>
        {status}
        {records ? (
          <div className="bench-views" role="group" aria-label="Show the result as">
            {[false, true].map((table) => (
              <button
                key={String(table)}
                type="button"
                aria-pressed={table === isTable}
                onClick={() => setAsTable(table)}
              >
                {table ? 'Table' : 'JSON'}
              </button>
            ))}
          </div>
        ) : null}
      </div>
      {value === undefined ? null : isTable ? <RecordTable records={records} /> : <JsonView value={value} />}
    </div>
  );
}

function RecordTable({ records }: { records: Record<string, unknown>[] }): ReactNode {
  const columns = columnsOf(records).map((name) => ({
    name,
    isNumeric: records.every((record) => typeof (record[name] ?? 0) === 'number'),
  }));
  return (
    // Scrolls sideways on small screens, and so must take the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="bench-table" tabIndex={0} role="region" aria-label="Result as a table">
      <table>
        <thead>
          <tr>
            {columns.map(({ name, isNumeric }) => (
              <th key={name} scope="col" className={isNumeric ? 'number' : undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {records.slice(0, MOST_ROWS).map((record, index) => (
            <tr key={index}>
              {columns.map(({ name, isNumeric }) => (
                <td key={name} className={isNumeric ? 'number' : undefined}>
                  {name in record ? String(record[name]) : ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {records.length > MOST_ROWS ? (
        <p className="bench-note">
          The first {MOST_ROWS} of {records.length.toLocaleString('en-US')} records. Copy the result to see all.
        </p>
      ) : null}
    </div>
  );
}

/** Whether a result is a list of records without anything nested, which a table can show. */
function asRecords(value: unknown): Record<string, unknown>[] | undefined {
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
