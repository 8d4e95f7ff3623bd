import type { ReactNode } from 'react';
import { namesOf } from '@/lib/content/catalog/fields';
import type { Field } from '@/lib/content/catalog/schema';
import { Code } from './code';
import { DataTable } from './data-table';
import { InlineText } from './inline-text';

interface FieldTableProps {
  label: string;
  caption?: ReactNode;
  fields: Field[];
  /** The names are values of this field, not fields themselves; their type is the type of the event's `value`. */
  of?: string;
}

/** Fields of an event: name, type, unit, meaning, and the platform if it matters. */
export function FieldTable({ label, caption, fields, of }: FieldTableProps): ReactNode {
  const byPlatform = fields.some((field) => field.platform);
  return (
    <DataTable
      named
      label={label}
      caption={caption}
      head={[
        of ? `Value of ${of}` : 'Field',
        ...(of ? [] : ['Type']),
        'Unit',
        ...(byPlatform ? ['Platform'] : []),
        'Meaning',
      ]}
      rows={fields.map((field) => [
        <FieldNames key="name" field={field} />,
        ...(of ? [] : [field.type]),
        field.unit ?? '',
        ...(byPlatform ? [field.platform ?? 'all'] : []),
        <span key="meaning">
          {field.legacy ? 'Legacy. ' : null}
          <InlineText text={field.meaning} />
        </span>,
      ])}
    />
  );
}

function FieldNames({ field }: { field: Field }): ReactNode {
  return namesOf(field).map((name, index) => (
    <span key={name}>
      {index ? ', ' : null}
      <Code>{name}</Code>
    </span>
  ));
}
