import type { ReactNode } from 'react';
import { loadActivityTypes } from '@/lib/content/catalog/load';
import { inFamilies } from '@/lib/content/catalog/select';
import { Code } from './code';
import { DataTable } from './data-table';
import { InlineText } from './inline-text';
import { TypeLink } from './type-link';

/** All activity types by family, each linked to its section on this page. */
export function ActivityIndex(): ReactNode {
  const { kinds, types } = loadActivityTypes();
  const tables = inFamilies(types, kinds, (type) => type.kind).map(({ family, entries }) => (
    <DataTable
      named
      key={family.id}
      label={family.title}
      caption={family.title}
      head={['Activity', 'Type', 'What happens']}
      rows={entries.map((type) => [
        <TypeLink key="link" type={type} />,
        <span key="spec">
          {[type.spec, ...(type.aliases ?? [])].map((name, index) => (
            <span key={name}>
              {index ? ', also ' : null}
              <Code>{name}</Code>
            </span>
          ))}
        </span>,
        <InlineText key="about" text={type.about} />,
      ])}
    />
  ));
  return (
    <div className="entry-index" data-filter="Find an activity">
      {tables}
    </div>
  );
}
