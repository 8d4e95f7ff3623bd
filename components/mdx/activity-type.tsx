import type { ReactNode } from 'react';
import { loadActivityTypes } from '@/lib/content/catalog/load';
import { findType, staticFields } from '@/lib/content/catalog/select';
import { Code } from './code';
import { DataTable } from './data-table';
import { ExampleEvent } from './example-event';
import { FactTable } from './fact-table';
import { FieldTable } from './field-table';
import { InlineText, NoteList } from './inline-text';

interface TypeProps {
  /** Name of the type, for example `lamp.survey`. */
  spec: string;
}

/** What an activity type is, at a glance. The page of a game says what the participant does; the data files say it for the others. */
export function ActivityType({ spec }: TypeProps): ReactNode {
  const type = findType(loadActivityTypes().types, spec, 'ActivityType');
  const facts: [string, string | undefined][] = [
    ['Type', [type.spec, ...(type.aliases ?? [])].map((name) => `\`${name}\``).join(', also ')],
    ['Menu name', `**${type.menu ?? type.label}**`],
    ['Measures', type.measures],
    ['Main result', type.main],
    ['Session', type.time],
    ['Languages', type.languages],
    ['Default tab', type.tab],
    ['Cortex', type.cortex],
    ['Folder in LAMP-activities', type.folder && `\`${type.folder}\``],
  ];
  return (
    <>
      {type.kind === 'game' ? null : (
        <p>
          <InlineText text={type.about} />
        </p>
      )}
      <FactTable
        of={type.label}
        facts={facts.map(([name, text]) => [name, text && <InlineText key={name} text={text} />])}
      />
    </>
  );
}

/** The settings of an activity type, with defaults and limits. */
export function ActivitySettings({ spec }: TypeProps): ReactNode {
  const type = findType(loadActivityTypes().types, spec, 'ActivitySettings');
  if (!type.settings.length) return <p>This activity has no settings of its own.</p>;
  return (
    <>
      <DataTable
        named
        label={`${type.label}, settings`}
        head={['Label in the form', 'Key', 'Type', 'Default', 'Limits', 'Meaning']}
        rows={type.settings.map((setting) => [
          setting.label ? <strong key="label">{setting.label}</strong> : 'not in the form',
          <Code key="key">{setting.key}</Code>,
          setting.unit ? `${setting.type}, ${setting.unit}` : setting.type,
          <InlineText key="default" text={setting.default ?? ''} />,
          <InlineText key="range" text={setting.range ?? ''} />,
          <InlineText key="meaning" text={setting.meaning} />,
        ])}
      />
      <NoteList notes={type.settings_notes} />
    </>
  );
}

/** What an activity type's event contains: the summary, the slices, how they end, and what to watch out for. */
export function ActivityFields({ spec }: TypeProps): ReactNode {
  const file = loadActivityTypes();
  const type = findType(file.types, spec, 'ActivityFields');
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

/** A made-up event of an activity type. */
export function ActivityExample({ spec }: TypeProps): ReactNode {
  const { label, example } = findType(loadActivityTypes().types, spec, 'ActivityExample');
  return <ExampleEvent title={`A made-up ${label} event`} event={example} />;
}
