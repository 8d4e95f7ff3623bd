import type { ReactNode } from 'react';

/** The method in capitals, in the color that stands for it. */
export function MethodBadge({ method }: { method: string }): ReactNode {
  return <span className={`method ${method.toLowerCase()}`}>{method}</span>;
}
