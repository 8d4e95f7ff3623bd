import type { ReactNode } from 'react';

/** A section's heading with its anchor. */
export function ApiHeading({ id, children, mark }: { id: string; children: string; mark?: ReactNode }): ReactNode {
  const label = `Direct link to ${children}`;
  return (
    <h2 id={id}>
      {children}
      {mark}
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label} />
    </h2>
  );
}
