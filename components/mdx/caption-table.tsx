import type { ReactNode } from 'react';
import { TableScroll } from './table-scroll';

interface CaptionTableProps {
  /** What assistive technology calls the table; longer than the caption, since many tables share one. */
  label: string;
  /** Shown above the table; left out when the heading above says it all. */
  caption?: ReactNode;
  head: string[];
  rows: ReactNode[][];
}

/** A table with a caption, whose rows are named by their first cell. */
export function CaptionTable({ label, caption, head, rows }: CaptionTableProps): ReactNode {
  return (
    <TableScroll label={label}>
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
          {rows.map((row, index) => (
            <RowOfCells key={index} cells={row} />
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

/** One row; its first cell names it. */
export function RowOfCells({ cells }: { cells: ReactNode[] }): ReactNode {
  const [first, ...rest] = cells;
  return (
    <tr>
      <th scope="row">{first}</th>
      {rest.map((cell, index) => (
        <td key={index}>{cell}</td>
      ))}
    </tr>
  );
}
