import { Fragment, type ReactNode } from 'react';
import { breakCode } from '@/lib/markdown/tables';

/** A name that may wrap to the next line. */
export function BreakCode({ children }: { children: string }): ReactNode {
  return breakCode(children).map((part, index) => (
    <Fragment key={index}>
      {index ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}

/** Things in one line, with commas between them. */
export function Commas({ children }: { children: ReactNode[] }): ReactNode {
  return children.map((child, index) => (
    <Fragment key={index}>
      {index ? ', ' : null}
      {child}
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
