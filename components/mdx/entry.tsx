import type { ReactNode } from 'react';

/**
 * The long part of an entry of a reference. Narrow columns fold it, so that the entries can be looked through; wide
 * ones, paper and pages without script show it all.
 */
export function Entry({ summary, children }: { summary: string; children: ReactNode }): ReactNode {
  return (
    <details className="entry">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
