import type { ReactNode } from 'react';

/** A table in a box that scrolls by itself and by keyboard. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="table-scroll" role="group" tabIndex={0} aria-label={`Table: ${label}`}>
      {children}
    </div>
  );
}

/** A plain table from rows of cells, head first. */
export function SimpleTable({
  label,
  head,
  rows,
}: {
  label: string;
  head: ReactNode[];
  rows: ReactNode[][];
}): ReactNode {
  return (
    <TableScroll label={label}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
