import type { ReactNode } from 'react';

/**
 * The page that a reader wants to report, which a script reads from this page's address; without one, nothing. The
 * words in the tag appear above it.
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
