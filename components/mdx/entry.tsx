import type { ReactNode } from 'react';

/**
 * The long part of a reference entry. Narrow columns fold it, so that readers can skim the entries; wide columns,
 * print, and pages without JavaScript show it all.
 */
export function Entry({ summary, children }: { summary: string; children: ReactNode }): ReactNode {
  return (
    <details className="entry">
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
