import type { ReactNode } from 'react';
import { DataText } from './data-text';

/** Facts by name, each a text from the data files, or elements; those without anything are left out. */
export type SpecFacts = Record<string, ReactNode>;

/** What a thing is, at a glance: the names of its facts on the left, and the facts on the right. */
export function SpecSheet({ facts }: { facts: SpecFacts }): ReactNode {
  const known = Object.entries(facts).filter(([, fact]) => fact);
  return known.length ? (
    <dl className="facts spec">
      {known.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof fact === 'string' ? <DataText text={fact} /> : fact}</dd>
        </div>
      ))}
    </dl>
  ) : null;
}
