import type { ReactNode } from 'react';

/**
 * The page that a reader wants to report, taken from the address of this page by a script; without one, nothing. The
 * words in the tag stand above the address.
 */
export function ReportedPage({ children }: { children?: ReactNode }): ReactNode {
  return (
    <div className="reported-page" data-reported-page="" data-copy-label="Copy address" data-search-skip="" hidden>
      {children}
      <p>
        <code />
      </p>
    </div>
  );
}
