import type { ReactNode } from 'react';
import { tableBox } from '@/lib/markdown/tables';
import { yesOrNoColumn } from '@/lib/markdown/yes-or-no';
import { DataText } from './data-text';
import { YesNoDot } from './yes-no-dot';

interface DataTableProps {
  /** The table's accessible name; longer than the caption, since many tables share one. */
  label: string;
  /** Shown above the table; left out if the heading above is enough. */
  caption?: ReactNode;
  head: string[];
  /** The cells of each row, the first of which is its header; a text may have code and labels, as in the data files. */
  rows: ReactNode[][];
}

/** A column of a table about things of one kind: its name, and what it says of each. */
export type Column<T> = [head: string, cell: (item: T) => ReactNode];

/** Head and rows of a table with a row for each item; `false` is a column that this table does not need. */
export function byColumn<T>(items: T[], columns: (Column<T> | false)[]): { head: string[]; rows: ReactNode[][] } {
  const shown = columns.filter((column) => column !== false);
  return {
    head: shown.map(([head]) => head),
    rows: items.map((item) => shown.map(([, cell]) => cell(item))),
  };
}

/** A table made from rows of cells, in the same box and with the same dots as those in Markdown. */
export function DataTable({ label, caption, head, rows }: DataTableProps): ReactNode {
  const textOf = (cell: ReactNode): string => (typeof cell === 'string' ? cell : '');
  const dots = head.map((_, column) => (column ? yesOrNoColumn(rows.map((cells) => textOf(cells[column]))) : []));
  return (
    <div className="table-scroll" {...tableBox(`Table: ${label}`, 'cards', head.length)}>
      <table>
        {caption ? <caption>{caption}</caption> : null}
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, index) => {
                const shown = typeof cell === 'string' ? <DataText text={cell} /> : cell;
                const dot = dots[index]?.[row];
                return index === 0 ? (
                  <th key={index} scope="row">
                    {shown}
                  </th>
                ) : (
                  <td key={index} data-label={head[index]}>
                    {dot ? <YesNoDot is={dot} /> : null}
                    {shown}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
