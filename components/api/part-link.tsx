import type { ReactNode } from 'react';

/** The address of a parameter, field, or error, beside its name. */
export function PartLink({ id, name }: { id: string; name: string }): ReactNode {
  return <a className="hash-link" href={`#${id}`} aria-label={`Direct link to ${name}`} />;
}
