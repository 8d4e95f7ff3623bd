import { Fragment, type ReactNode } from 'react';
import { breakCode } from '@/lib/markdown/break-code';

/** A name that may wrap to the next line. */
export function BreakCode({ children }: { children: string }): ReactNode {
  return breakCode(children).map((piece, index) => (
    <Fragment key={index}>
      {index ? <wbr /> : null}
      {piece}
    </Fragment>
  ));
}

/** A name in code that may wrap to the next line. */
export function Code({ children }: { children: string }): ReactNode {
  return (
    <code>
      <BreakCode>{children}</BreakCode>
    </code>
  );
}
