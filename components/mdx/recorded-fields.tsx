import type { ReactNode } from 'react';
import { loadActivityTypes } from '@/lib/content/catalog/load';
import type { ActivityType, ActivityFile } from '@/lib/content/catalog/schema';
import { findType, staticFields } from '@/lib/content/catalog/select';
import { Entry } from './entry';
import { FieldTable } from './field-table';
import { InlineText, NoteList } from './inline-text';

/** What an activity type's event contains: the summary, the slices, how they end, and what to watch out for. */
export function RecordedFields({ spec }: { spec: string }): ReactNode {
  const file = loadActivityTypes();
  const type = findType(file.types, spec, 'RecordedFields');
  return (
    <Entry summary={`Data for ${type.label}`}>
      <FieldsOf type={type} file={file} />
    </Entry>
  );
}

/** The same, never folded. */
export function FieldsOf({ type, file }: { type: ActivityType; file: ActivityFile }): ReactNode {
  const summary = staticFields(type, file);
  const ending = file.common.ends_with[type.ends_with];
  return (
    <>
      {summary.length ? (
        <FieldTable
          label={`${type.label}, summary in static_data`}
          caption={<InlineText text="Summary (`static_data`)" />}
          fields={summary}
        />
      ) : null}
      {type.temporal_slices.length ? (
        <FieldTable
          label={`${type.label}, steps in temporal_slices`}
          caption={<InlineText text="Steps (`temporal_slices`)" />}
          fields={type.temporal_slices}
        />
      ) : null}
      <NoteList notes={[...(ending ? [ending] : []), ...type.notes]} />
    </>
  );
}
