import type { ReactNode } from 'react';

/** A section's heading with its anchor. `toc={false}` keeps it out of the table of contents. */
export function ApiHeading(props: {
  id: string;
  children: string;
  mark?: ReactNode;
  level?: 2 | 3;
  toc?: false;
}): ReactNode {
  const { id, children, mark, level = 2, toc } = props;
  const Heading = `h${level}` as const;
  const label = `Direct link to ${children}`;
  return (
    <Heading id={id} data-toc={toc}>
      {children}
      {mark}
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label} />
    </Heading>
  );
}
