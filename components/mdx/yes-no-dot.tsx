import type { ReactNode } from 'react';

/** The dot beside a yes or a no: filled or empty. */
export function YesNoDot({ is }: { is: 'yes' | 'no' }): ReactNode {
  return <span className={`dot dot-${is}`} />;
}
