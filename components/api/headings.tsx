import type { ReactNode } from 'react';

/** A section with its heading; `badge` follows the title. */
export function ApiSection(props: { id: string; title: string; badge?: ReactNode; children: ReactNode }): ReactNode {
  const { id, title, badge, children } = props;
  return (
    <section>
      <ApiHeading id={id} badge={badge}>
        {title}
      </ApiHeading>
      {children}
    </section>
  );
}

/** A section's heading with its anchor. `isInToc={false}` keeps it out of the table of contents. */
export function ApiHeading(props: {
  id: string;
  children: string;
  badge?: ReactNode;
  level?: 2 | 3;
  isInToc?: false;
}): ReactNode {
  const { id, children, badge, level = 2, isInToc } = props;
  const Heading = `h${level}` as const;
  const label = `Direct link to ${children}`;
  return (
    <Heading id={id} data-toc={isInToc}>
      {children}
      {badge}
      <a className="hash-link" href={`#${id}`} aria-label={label} title={label} />
    </Heading>
  );
}

/** The address of a parameter, field, or error, beside its name. */
export function AnchorLink({ id, name }: { id: string; name: string }): ReactNode {
  return <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${name}`} />;
}
