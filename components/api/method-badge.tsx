import type { ReactNode } from 'react';

/** The method of a call, in its tint. */
export function MethodBadge({ method }: { method: string }): ReactNode {
  return (
    <span className={`method ${method.toLowerCase()}`} data-markdown="strong">
      {method}
    </span>
  );
}
