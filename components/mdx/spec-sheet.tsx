import type { ReactNode } from 'react';
import { DataText } from './data-text';

/** The rows by name, each a text from the data files, or elements; empty ones are left out. */
export type SpecRows = Record<string, ReactNode>;

/** A summary of one thing, as names and values. */
export function SpecSheet({ rows }: { rows: SpecRows }): ReactNode {
  const filled = Object.entries(rows).filter(([, value]) => value);
  return filled.length ? (
    <dl className="facts spec tint">
      {filled.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'string' ? <DataText text={value} /> : value}</dd>
        </div>
      ))}
    </dl>
  ) : null;
}
