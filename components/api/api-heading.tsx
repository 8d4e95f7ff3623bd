import type { ReactNode } from 'react';

/** A section's heading with its anchor. */
export function ApiHeading(props: { id: string; children: string; mark?: ReactNode; level?: 2 | 3 }): ReactNode {
  const { id, children, mark, level = 2 } = props;
  const Heading = `h${level}` as const;
  const label = `Direct link to ${children}`;
  return (
    <Heading id={id}>
      {children}
      {mark}
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label} />
    </Heading>
  );
}
