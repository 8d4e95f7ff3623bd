import type { ReactNode } from 'react';
import type { TableLayout } from '@/lib/mdx/tables';

/** A table in a box that scrolls by itself and by keyboard; `layout` is what becomes of it where there is little room. */
export function TableScroll(props: { label: string; layout?: TableLayout; children: ReactNode }): ReactNode {
  const { label, layout = 'cards', children } = props;
  return (
    <div className="table-scroll" role="group" tabIndex={0} aria-label={`Table: ${label}`} data-layout={layout}>
      {children}
    </div>
  );
}
