import type { ReactNode } from 'react';
import {
  activityTypesFile,
  sensorTypesFile,
  namesOf,
  neighborsOf,
  findType,
  slugOf,
  staticFields,
} from '@/lib/content/catalog/load';
import type { Field, SensorType as SensorTypeData } from '@/lib/content/catalog/schema';
import { formatJson } from '@/lib/content/catalog/format';
import { titleOf } from '@/lib/content/page-titles';
import { toHref } from '@/lib/settings/addresses';
import { Code, Commas } from './code';
import { byColumn, DataTable, FactTable } from './data-table';
import { FeatureText, DataText, NoteList } from './data-text';

/** The guide to how often a sensor records. */
const UPDATING_FREQUENCY = '/start_here/updating_frequency';

/** The guide to adding an activity, for types without one of their own. */
const CREATE_ACTIVITIES = '/start_here/activities/create_activities';

const OVERVIEWS = {
  activity: '/data_science/data_types/activity_types',
  sensor: '/data_science/data_types/sensor_types',
};

interface TypeProps {
  /** Name of the type, for example `lamp.survey`. */
  spec: string;
}

/** What an activity type is, at a glance. The page of a game says what the participant does; the data files say it for the others. */
export function ActivityType({ spec }: TypeProps): ReactNode {
  const type = findType(activityTypesFile.load().types, spec, 'ActivityType');
  const facts: [string, string | undefined][] = [
    ['Type', [type.spec, ...(type.aliases ?? [])].map((name) => `\`${name}\``).join(', also ')],
    ['Menu name', `**${type.menu ?? type.label}**`],
    ['Measures', type.measures],
    ['Main result', type.main],
    ['Session', type.time],
    ['Languages', type.kind === 'game' ? (type.languages ?? 'Fully translated') : type.languages],
    ['Default tab', type.tab],
    ['Cortex', type.cortex],
    ['Folder in LAMP-activities', type.folder && `\`${type.folder}\``],
  ];
  return (
    <>
      {type.kind === 'game' ? null : (
        <p>
          <DataText text={type.about} />
        </p>
      )}
      <FactTable
        of={type.label}
        facts={facts.map(([name, text]) => [name, text && text !== 'None' && <FeatureText key={name} text={text} />])}
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
          ['Label in the form', ({ label }) => settingLabel(label)],
          ['Key', ({ key }) => `\`${key}\``],
          ['Type', (setting) => (setting.unit ? `${setting.type}, ${setting.unit}` : setting.type)],
          ['Default', (setting) => setting.default ?? ''],
          ['Limits', ({ range }) => range ?? ''],
          ['Meaning', ({ meaning }) => meaning],
        ])}
      />
      <NoteList notes={type.settings_notes} />
    </>
  );
}

/** The label of a setting's field; null if the form shows the field without one. */
function settingLabel(label?: string | null): string {
  if (label) return `**${label}**`;
  return label === null ? 'in the form, without a label' : 'not in the form';
}

/** What an activity type's event contains: the summary, the slices, how they end, and what to watch out for. */
export function ActivityFields({ spec }: TypeProps): ReactNode {
  const file = activityTypesFile.load();
  const type = findType(file.types, spec, 'ActivityFields');
  const fields = staticFields(type, file);
  const ending = file.common.ends_with[type.ends_with];
  return (
    <>
      <FieldTable
        label={`${type.label}, summary in static_data`}
        caption="Summary (`static_data`)"
        fields={fields.filter((field) => !field.legacy)}
      />
      <FieldTable
        label={`${type.label}, legacy fields in static_data`}
        caption="Legacy fields, for older screens (`static_data`)"
        fields={fields.filter((field) => field.legacy)}
      />
      <FieldTable
        label={`${type.label}, steps in temporal_slices`}
        caption="Steps (`temporal_slices`)"
        fields={type.temporal_slices}
      />
      <NoteList notes={[...(ending ? [ending] : []), ...type.notes]} />
    </>
  );
}

/** An example event of an activity type. */
export function ActivityExample({ spec }: TypeProps): ReactNode {
  const { label, excerpt, example } = findType(activityTypesFile.load().types, spec, 'ActivityExample');
  return <ExampleEvent title={`Example event: ${label}${excerpt ? ` (${excerpt})` : ''}`} event={example} />;
}

/** Where readers go from an activity type: to its neighbors, to how staff add one, and to how its events are read. */
export function ActivityNext({ spec }: TypeProps): ReactNode {
  const file = activityTypesFile.load();
  const type = findType(file.types, spec, 'ActivityNext');
  const game = type.kind === 'game';
  const { family, entries } = neighborsOf(type, file);
  const [only] = entries.length === 1 ? entries : [];
  const related = only ? lowerFirst(only.about) : 'related types.';
  return (
    <ul>
      {entries.length ? (
        <li>
          <Commas>
            {entries.map((entry) => (
              <a key={entry.spec} href={toHref(`${OVERVIEWS.activity}/${slugOf(entry)}`)}>
                {entry.label}
              </a>
            ))}
          </Commas>
          : {game ? `more games for ${family.toLowerCase()}.` : <DataText text={related} />}
        </li>
      ) : null}
      {game ? <NextPage to="/using/cog_games/#add-a-game" why="add it to a group." /> : null}
      {!game && type.tab ? <NextPage to={type.guide ?? CREATE_ACTIVITIES} why="add one in the dashboard." /> : null}
      <NextPage to={`${OVERVIEWS.activity}/#before-you-count`} why="clean up events, and read them as a table." />
    </ul>
  );
}

/** Where readers go from a sensor type: to how staff turn it on, and to what holds for all sensors. */
export function SensorNext({ spec }: TypeProps): ReactNode {
  const type = findType(sensorTypesFile.load().types, spec, 'SensorNext');
  return (
    <ul>
      <NextPage to="/using/sensors" why="choose sensors, and add them to a group." />
      {type.group === 'health' || type.group === 'watch' ? (
        <NextPage to="/start_here/wearables" why="connect a watch, band, or meter." />
      ) : null}
      {type.sampling === 'By rate' ? <NextPage to={UPDATING_FREQUENCY} why="set a rate, and see its limits." /> : null}
      <NextPage
        to={`${OVERVIEWS.sensor}/#platform-differences`}
        why="see what differs between phones, and read events as a table."
      />
    </ul>
  );
}

/** A sentence as it continues a line. */
const lowerFirst = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** A page by its title, with what readers do there. */
function NextPage({ to, why }: { to: string; why: string }): ReactNode {
  return (
    <li>
      <a href={toHref(to)}>{titleOf(to.split('#', 1)[0] ?? to)}</a>: {why}
    </li>
  );
}

/** What a sensor type records, and on which devices. */
export function SensorType({ spec }: TypeProps): ReactNode {
  const type = findType(sensorTypesFile.load().types, spec, 'SensorType');
  const text = (fact?: string): ReactNode => (fact && fact !== 'None' ? <FeatureText text={fact} /> : null);
  const facts: [string, ReactNode][] = [
    ['Type', <Code key="type">{type.spec}</Code>],
    ['Available on', availability(type.platforms)],
    ['Sampling', <Sampling key="sampling" sampling={type.sampling} rate={type.rate} />],
    ['Needs', text(type.needs)],
    ['Cortex', text(type.cortex)],
  ];
  return (
    <>
      <p>
        <Code>{type.spec}</Code> records <DataText text={lowerFirst(type.summary)} />.
      </p>
      <FactTable of={type.label} facts={facts} />
    </>
  );
}

/** When a reading is made. The page of one type says what the short words of the overview mean. */
function Sampling({ sampling, rate }: Pick<SensorTypeData, 'sampling' | 'rate'>): ReactNode {
  const explained: Record<string, ReactNode> = {
    'By rate': (
      <>
        At a set rate (<a href={toHref(UPDATING_FREQUENCY)}>change it</a>)
      </>
    ),
    Synced: (
      <>
        About every five minutes while the app runs, but{' '}
        <a href={toHref(`${OVERVIEWS.sensor}/#health-types`)}>with gaps</a>
      </>
    ),
  };
  return (
    <>
      {explained[sampling] ?? sampling}
      {rate ? (
        <>
          . <DataText text={rate} />
        </>
      ) : null}
    </>
  );
}

/** What the data file says of a platform whose app offers a type but doesn't record it. */
const NOT_READ = 'Listed, but not recorded';

/** The devices that record a sensor type, with what is special about each; devices that don't are left out. */
function availability({ ios, android, watch, web }: SensorTypeData['platforms']): string {
  const devices: [string, string | undefined][] = [
    ['iPhone', ios],
    ['Android', android],
    ['watch', watch],
    ['web browser', web],
  ];
  return devices
    .filter(([, how]) => how && how !== 'No' && how !== NOT_READ)
    .map(([device, how]) => (how === 'Yes' ? device : `${device} (${inBrackets(how ?? '')})`))
    .join(', ');
}

/** "Yes, through Health Connect" reads "through Health Connect" after the name of a device, and "Partly" loses its capital. */
function inBrackets(how: string): string {
  return how.replace(/^Yes, /, '').replace(/^(Partly|With)\b/, (word) => word.toLowerCase());
}

/** The fields of a sensor type's events, and what to watch out for. */
export function SensorFields({ spec }: TypeProps): ReactNode {
  const type = findType(sensorTypesFile.load().types, spec, 'SensorFields');
  return (
    <>
      {type.forms.map(({ title, fields, of }, index) => (
        <FieldTable
          key={index}
          label={`${type.label}, ${title ? title.replaceAll('`', '') : 'fields of data'}`}
          caption={title ?? 'Fields of `data`'}
          of={of}
          fields={fields}
        />
      ))}
      <NoteList notes={type.notes} />
    </>
  );
}

/** The example events of a sensor type. */
export function SensorExample({ spec }: TypeProps): ReactNode {
  const { examples } = findType(sensorTypesFile.load().types, spec, 'SensorExample');
  return examples.map(({ title, event }) => (
    <ExampleEvent key={title} title={`Example event: ${title}`} event={event} />
  ));
}

interface FieldTableProps {
  label: string;
  caption: string;
  fields: Field[];
  /** The names are values of this field, not fields themselves; their type is the type of the event's `value`. */
  of?: string;
}

/** Fields of an event: name, type, unit, meaning, and the platform if it matters; nothing without fields. */
function FieldTable({ label, caption, fields, of }: FieldTableProps): ReactNode {
  if (!fields.length) return null;
  return (
    <DataTable
      named
      label={label}
      caption={<DataText text={caption} />}
      {...byColumn(fields, [
        [
          of ? `Value of ${of}` : 'Field',
          (field) =>
            namesOf(field)
              .map((name) => `\`${name}\``)
              .join(', '),
        ],
        !of && ['Type', ({ type }) => type],
        ['Unit', ({ unit }) => unit ?? ''],
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
