import type { ReactNode } from 'react';

/** The method in capitals, in its own color. */
export function MethodBadge({ method }: { method: string }): ReactNode {
  return <span className={`method ${method.toLowerCase()}`}>{method}</span>;
}
