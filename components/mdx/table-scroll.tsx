import type { ReactNode } from 'react';
import { columnsOf, type TableLayout } from '@/lib/markdown/tables';

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
