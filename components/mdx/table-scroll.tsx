import type { ReactNode } from 'react';

/** A table in a box that scrolls by itself and by keyboard. */
export function TableScroll({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <div className="table-scroll" role="group" tabIndex={0} aria-label={`Table: ${label}`}>
      {children}
    </div>
  );
}
