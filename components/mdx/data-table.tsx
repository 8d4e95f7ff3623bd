import type { ReactNode } from 'react';
import { tableBox } from '@/lib/markdown/tables';
import { yesOrNoColumn } from '@/lib/markdown/yes-or-no';
import { DataText } from './data-text';
import { YesNoDot } from './yes-no-dot';

/** A column of a table about things of one kind: its name, and what it says of each. */
export type Column<T> = [head: string, cell: (item: T) => ReactNode];

interface DataTableProps<T> {
  /** The table's accessible name; longer than the caption, since many tables share one. */
  label: string;
  /** Shown above the table; left out if the heading above is enough. */
  caption?: ReactNode;
  items: T[];
  /** The first is the header of each row; a text may have code and labels, as in the data files. `false` isn't shown. */
  columns: (Column<T> | false)[];
}

/** A table with a row for each item, in the same box and with the same dots as those in Markdown. */
export function DataTable<T>({ label, caption, items, columns }: DataTableProps<T>): ReactNode {
  const needed = columns.filter((column) => column !== false);
  const head = needed.map(([name]) => name);
  const rows = items.map((item) => needed.map(([, cell]) => cell(item)));
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
