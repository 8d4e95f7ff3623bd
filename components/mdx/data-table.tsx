import type { ReactNode } from 'react';
import { columnsOf, type TableLayout } from '@/lib/markdown/tables';
import { DataText } from './data-text';

interface DataTableProps {
  /** The table's accessible name; longer than the caption, since many tables share one. */
  label: string;
  /** Shown above the table; left out if the heading above is enough. */
  caption?: ReactNode;
  head: string[];
  /** The cells of each row; a text may have code and labels, as in the data files. */
  rows: ReactNode[][];
  /** Whether the first cell of a row is its header. */
  named?: boolean;
  layout?: TableLayout;
}

/** A column of a table about things of one kind: its name, and what it says of each. */
export type Column<T> = [head: string, cell: (item: T) => ReactNode];

/** Head and rows of a table with a row for each item; `false` is a column that this table does not need. */
export function byColumn<T>(items: T[], columns: (Column<T> | false)[]): Pick<DataTableProps, 'head' | 'rows'> {
  const shown = columns.filter((column) => column !== false);
  return {
    head: shown.map(([head]) => head),
    rows: items.map((item) => shown.map(([, cell]) => cell(item))),
  };
}

/** A table made from rows of cells, in a box that scrolls on its own. */
export function DataTable({ label, caption, head, rows, named, layout }: DataTableProps): ReactNode {
  return (
    <TableScroll label={label} columns={head.length} layout={layout}>
      <table>
        {caption ? <caption>{caption}</caption> : null}
        <TableHead cells={head} />
        <tbody>
          {rows.map((cells, index) => (
            <Row key={index} head={head} cells={cells} named={named} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** Facts about one thing at a glance; facts without a value are left out. */
export function FactTable({ of, facts }: { of: string; facts: [name: string, value: ReactNode][] }): ReactNode {
  return (
    <div className="key-values">
      <DataTable
        layout="table"
        label={`${of} at a glance`}
        head={['Fact', 'Value']}
        rows={facts.filter(([, value]) => value)}
      />
    </div>
  );
}

/** The names of the columns. */
export function TableHead({ cells }: { cells: string[] }): ReactNode {
  return (
    <thead>
      <tr>
        {cells.map((cell) => (
          <th key={cell} scope="col">
            {cell}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** One row; its first cell may be its header, the others carry the names of their columns. */
export function Row(props: { head: string[]; cells: ReactNode[]; named?: boolean }): ReactNode {
  const { head, cells, named } = props;
  return (
    <tr>
      {cells.map((cell, index) =>
        named && index === 0 ? (
          <th key={index} scope="row">
            <Cell>{cell}</Cell>
          </th>
        ) : (
          <td key={index} data-label={index ? head[index] : undefined}>
            <Cell>{cell}</Cell>
          </td>
        ),
      )}
    </tr>
  );
}

const Cell = ({ children }: { children: ReactNode }): ReactNode =>
  typeof children === 'string' ? <DataText text={children} /> : children;

/**
 * A table in a box that scrolls on its own, also by keyboard; `layout` is how it looks where there is little space, and `columns`
 * how many it has.
 */
export function TableScroll(props: {
  label: string;
  columns: number;
  layout?: TableLayout;
  children: ReactNode;
}): ReactNode {
  const { label, columns, layout = 'cards', children } = props;
  return (
    <div
      className="table-scroll"
      role="group"
      tabIndex={0}
      aria-label={`Table: ${label}`}
      data-layout={layout}
      data-columns={columnsOf(columns)}
    >
      {children}
    </div>
  );
}
