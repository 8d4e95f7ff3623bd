import type { ReactNode } from 'react';
import type { TableLayout } from '@/lib/mdx/tables';

/**
 * A table in a box that scrolls on its own, also by keyboard; `layout` is how it looks where there is little space.
 */
export function TableScroll(props: { label: string; layout?: TableLayout; children: ReactNode }): ReactNode {
  const { label, layout = 'cards', children } = props;
  return (
    <div className="table-scroll" role="group" tabIndex={0} aria-label={`Table: ${label}`} data-layout={layout}>
      {children}
    </div>
  );
}
