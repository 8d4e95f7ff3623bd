import type { ReactNode } from 'react';
import { DataTable } from './data-table';

/** Facts about one thing at a glance; facts without a value are left out. */
export function FactTable({ of, facts }: { of: string; facts: [name: string, value: ReactNode][] }): ReactNode {
  return (
    <div className="key-values">
      <DataTable
        layout="table"
        label={`${of} at a glance`}
        head={['Fact', 'Value']}
        rows={facts.filter(([, value]) => value)}
      />
    </div>
  );
}
