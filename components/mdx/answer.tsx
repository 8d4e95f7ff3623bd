import type { ReactNode } from 'react';

/** The dot beside a yes or a no: filled or empty. */
export function AnswerDot({ is }: { is: 'yes' | 'no' }): ReactNode {
  return <span className={`answer ${is}`} />;
}
