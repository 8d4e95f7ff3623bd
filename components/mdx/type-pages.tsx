import type { ReactNode } from 'react';
import { activityTypesFile, sensorTypesFile, findType, namesOf } from '@/lib/data/catalog/load';
import { formatJson } from '@/lib/data/catalog/format';
import type { Field, SensorType as SensorTypeData } from '@/lib/data/catalog/schema';
import { byColumn, DataTable } from './data-table';
import { DataText, NoteList } from './data-text';

interface TypeProps {
  /** Name of the type, for example `lamp.survey`. */
  spec: string;
}

/** A type's facts by name, in texts from the data files; those without a text are left out. */
function Facts({ facts }: { facts: Record<string, string | undefined> }): ReactNode {
  const known = Object.entries(facts).filter(([, text]) => text);
  return known.length ? (
    <ul>
      {known.map(([name, text = '']) => (
        <li key={name}>
          <strong>{name}:</strong> <DataText text={text} features />
        </li>
      ))}
    </ul>
  ) : null;
}

/**
 * What an activity type is, at a glance. The page of a game says what the participant does, and the overview, where
 * all games appear; the data file says both for the others.
 */
export function ActivityType({ spec }: TypeProps): ReactNode {
  const { common, types } = activityTypesFile.load();
  const type = findType(types, spec, 'ActivityType');
  const isGame = type.kind === 'game';
  return (
    <>
      {isGame ? null : (
        <p>
          <DataText text={type.about} />
        </p>
      )}
      <Facts
        facts={{
          'Other name': type.aliases?.map((name) => `\`${name}\``).join(', '),
          'In the menu': type.menu && `**${type.menu}**`,
          'Main result': type.main,
          Session: type.time,
          Languages: type.languages,
          'Default tab': isGame ? undefined : type.tab,
          Guide: type.guide,
          'Last slice': common.last_slice[type.ends_with],
          Cortex: type.cortex,
          'Source folder': type.folder && `\`${type.folder}\``,
        }}
      />
    </>
  );
}

/** The settings of an activity type, with defaults and limits. */
export function ActivitySettings({ spec }: TypeProps): ReactNode {
  const type = findType(activityTypesFile.load().types, spec, 'ActivitySettings');
  if (!type.settings.length) return <p>This activity has no settings of its own.</p>;
  return (
    <>
      <DataTable
        named
        label={`${type.label}, settings`}
        {...byColumn(type.settings, [
          ['Setting', ({ label, key }) => (label ? `**${label}** \`${key}\`` : `\`${key}\``)],
          ['Values', (setting) => [withUnit(setting), setting.range].filter(Boolean).join(': ')],
          type.settings.some((setting) => setting.default) && ['Default', (setting) => setting.default ?? ''],
          type.settings.some(({ meaning }) => meaning) && ['Meaning', ({ meaning }) => meaning ?? ''],
        ])}
      />
      <NoteList notes={type.settings_notes} />
    </>
  );
}

/** What an activity type's event contains beyond what all events share, and what to watch for. */
export function ActivityFields({ spec }: TypeProps): ReactNode {
  const { common, types } = activityTypesFile.load();
  const type = findType(types, spec, 'ActivityFields');
  return (
    <>
      <ActivityFieldTables of={type.label} fields={type} />
      <NoteList notes={[...type.notes, common.more]} />
    </>
  );
}

/** The fields that the events of many activity types share. */
export function SharedFields(): ReactNode {
  return <ActivityFieldTables of="Many activities" fields={activityTypesFile.load().common} />;
}

function ActivityFieldTables(props: {
  of: string;
  fields: Record<'static_data' | 'temporal_slices', Field[]>;
}): ReactNode {
  const { of, fields } = props;
  return (
    <>
      <FieldTable
        label={`${of}, summary in static_data`}
        caption="Summary (`static_data`)"
        fields={fields.static_data}
      />
      <FieldTable
        label={`${of}, steps in temporal_slices`}
        caption="Steps (`temporal_slices`)"
        fields={fields.temporal_slices}
      />
    </>
  );
}

/** An example event of an activity type. */
export function ActivityExample({ spec }: TypeProps): ReactNode {
  const { label, excerpt, example } = findType(activityTypesFile.load().types, spec, 'ActivityExample');
  return <ExampleEvent title={excerpt ? `${label}: ${excerpt}` : label} event={example} />;
}

/** What a sensor type records, and on which devices. */
export function SensorType({ spec }: TypeProps): ReactNode {
  const type = findType(sensorTypesFile.load().types, spec, 'SensorType');
  return (
    <>
      <p>
        <DataText text={`${type.summary}.`} />
      </p>
      <Facts
        facts={{
          'Available on': availability(type.platforms),
          Sampling: type.sampling,
          Rate: type.rate,
          Needs: type.needs,
          Cortex: type.cortex,
        }}
      />
    </>
  );
}

/** The devices that record a sensor type, with what is special about each; devices that don't are left out. */
function availability({ ios, android, watch, web }: SensorTypeData['platforms']): string {
  const devices: [string, string | undefined][] = [
    ['iPhone', ios],
    ['Android', android],
    ['watch', watch],
    ['web browser', web],
  ];
  return devices
    .filter(([, how]) => how && how !== 'No')
    .map(([device, how]) => (how === 'Yes' ? device : `${device}: ${how}`))
    .join('; ');
}

/** The fields of a sensor type's events beyond what its group shares, and what to watch for. */
export function SensorFields({ spec }: TypeProps): ReactNode {
  const { groups, types } = sensorTypesFile.load();
  const type = findType(types, spec, 'SensorFields');
  const more = groups.find(({ id }) => id === type.group)?.more;
  return (
    <>
      {type.forms.map(({ title, fields, of }, index) => (
        <FieldTable
          key={index}
          label={`${type.label}, ${title ? title.replaceAll('`', '') : 'fields of data'}`}
          caption={title}
          of={of}
          fields={fields}
        />
      ))}
      <NoteList notes={more ? [...type.notes, more] : type.notes} />
    </>
  );
}

/** An example event of a sensor type. */
export function SensorExample({ spec }: TypeProps): ReactNode {
  const { label, shown, example } = findType(sensorTypesFile.load().types, spec, 'SensorExample');
  return <ExampleEvent title={shown ?? label} event={example} />;
}

/** The type of a value and its unit: `integer, ms`. */
const withUnit = ({ type, unit }: { type: string; unit?: string }): string => (unit ? `${type}, ${unit}` : type);

interface FieldTableProps {
  label: string;
  caption?: string;
  fields: Field[];
  /** The names are values of this field, not fields themselves. */
  of?: string;
}

/** Fields of an event: name, type with unit, meaning, and the platform if it matters; nothing without fields. */
function FieldTable({ label, caption, fields, of }: FieldTableProps): ReactNode {
  if (!fields.length) return null;
  const names = (field: Field) => namesOf(field).map((name) => `\`${name}\``);
  return (
    <DataTable
      named
      label={label}
      caption={caption && <DataText text={caption} />}
      {...byColumn(fields, [
        [of ? `Value of ${of}` : 'Field', (field) => names(field).join(', ')],
        of ? ['Unit', ({ unit }) => unit ?? ''] : ['Type', withUnit],
        fields.some(({ platform }) => platform) && ['Platform', ({ platform }) => platform ?? 'all'],
        ['Meaning', ({ meaning }) => meaning],
      ])}
    />
  );
}

/** An event as JSON, under a title. */
function ExampleEvent({ title, event }: { title: string; event: unknown }): ReactNode {
  return (
    <figure className="code" data-language="json">
      <figcaption className="code-title">{title}</figcaption>
      <pre tabIndex={0}>
        <code className="language-json">{formatJson(event, 96)}</code>
      </pre>
    </figure>
  );
}
