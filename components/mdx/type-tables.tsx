import type { ReactNode } from 'react';
import { Code } from '@/components/shared/code';
import {
  activityTypesFile,
  byFamily,
  findFamily,
  sensorTypesFile,
  slugOf,
  type ActivityTypeData,
} from '@/lib/data/type-files';
import { yesOrNo } from '@/lib/markdown/yes-or-no';
import { toHref } from '@/lib/settings/addresses';
import { KNOWN_PAGES } from '@/lib/settings/known-pages';
import { type Column, DataTable } from './data-table';
import { YesNoDot } from './yes-no-dot';

const ACTIVITY: Column<ActivityTypeData> = [
  'Activity',
  (type) => <TypeLink type={type} below={KNOWN_PAGES.activityTypes} />,
];

/** Without the subject that every row would begin with. */
const WHAT_HAPPENS: Column<ActivityTypeData> = [
  'What happens',
  ({ about }) => about.replace(/^Participants ([a-z])/, (_, first: string) => first.toUpperCase()),
];

/** A table of the activity types of each family, each linked to its page. */
function FamilyTables(props: {
  groups: ReturnType<typeof byFamily<ActivityTypeData, { id: string; title: string }>>;
  columns: Column<ActivityTypeData>[];
}): ReactNode {
  const { groups, columns } = props;
  return (
    <div className="entry-index">
      {groups.map(({ family: { id, title }, members }) => (
        <DataTable key={id} label={title} caption={title} items={members} columns={columns} />
      ))}
    </div>
  );
}

/** All activity types by family. */
export function ActivityIndex(): ReactNode {
  const { families, types } = activityTypesFile.load();
  const names: Column<ActivityTypeData> = [
    'Type',
    ({ spec, other_names: others = [] }) => [spec, ...others].map((name) => `\`${name}\``).join(', also '),
  ];
  const groups = byFamily(types, families, (type) => type.family);
  return <FamilyTables groups={groups} columns={[ACTIVITY, names, WHAT_HAPPENS]} />;
}

/** The activity types of some families, named by their IDs, each with the tab where it appears by default. */
export function ActivityTable(props: { families: string }): ReactNode {
  const { families, types } = activityTypesFile.load();
  const ids = props.families.split(', ');
  const titles = ids.map((id) => findFamily(families, id, 'ActivityTable').title);
  return (
    <DataTable
      label={titles.join(' and ')}
      items={types.filter((type) => ids.includes(type.family))}
      columns={[ACTIVITY, WHAT_HAPPENS, ['Default tab', ({ tab }) => tab ?? '']]}
    />
  );
}

/** All cognitive games, by what they measure. */
export function GameIndex(): ReactNode {
  const { skills, types } = activityTypesFile.load();
  const games = types.filter((type) => type.family === 'game');
  return (
    <FamilyTables
      groups={byFamily(games, skills, (game) => game.skill)}
      columns={[
        ['Game', ACTIVITY[1]],
        ['What it measures', ({ measures }) => measures ?? ''],
        ['Session length', ({ time }) => time ?? ''],
        ['Languages', ({ languages }) => languages ?? "In all of the app's languages"],
      ]}
    />
  );
}

/**
 * The sensor types of a family at a glance: what, on which device, and how often, each linked to its page. `family` is
 * its ID in `sensor-types.yaml`; `brief` leaves out what only data scientists need.
 */
export function SensorTable({ family, brief: isBrief = false }: { family: string; brief?: boolean }): ReactNode {
  const { families, types } = sensorTypesFile.load();
  const { title } = findFamily(families, family, 'SensorTable');
  const members = types.filter((type) => type.family === family);
  // The text above the table has what is the same in every row.
  const varies = (of: (type: (typeof types)[number]) => string | undefined) =>
    members.length === 1 || new Set(members.map(of)).size > 1;
  const platformColumn = (name: string, of: 'ios' | 'android' | 'watch'): Column<(typeof types)[number]> | false => {
    const isColumnNeeded = varies(({ platforms }) => platforms[of]) || members[0]?.platforms[of] === 'Yes';
    const isOnSome = members.some(({ platforms }) => (platforms[of] ?? 'No') !== 'No');
    return isColumnNeeded && isOnSome && [name, ({ platforms }) => <DeviceCell how={platforms[of]} />];
  };
  const sensorColumn: Column<(typeof types)[number]> = [
    'Sensor',
    (type) => (
      <>
        <TypeLink type={type} below={KNOWN_PAGES.sensorTypes} />
        {isBrief ? null : (
          <>
            <br />
            <Code>{type.spec}</Code>
          </>
        )}
      </>
    ),
  ];
  return (
    <DataTable
      label={`${title} at a glance`}
      items={members}
      columns={[
        sensorColumn,
        ['What it records', ({ summary }) => summary],
        platformColumn('iPhone', 'ios'),
        platformColumn('Android', 'android'),
        platformColumn('Watch', 'watch'),
        !isBrief && varies(({ sampling }) => sampling) && ['Sampling', ({ sampling }) => sampling],
      ]}
    />
  );
}

/** Whether, and how, a device records a type. */
function DeviceCell({ how }: { how: string | undefined }): ReactNode {
  return how === undefined ? null : (
    <>
      <YesNoDot is={yesOrNo(how) ?? 'yes'} />
      {how}
    </>
  );
}

/** A type's label, linked to its page, which is below another one. */
function TypeLink(props: { type: { spec: string; slug?: string; label: string }; below: string }): ReactNode {
  const { type, below } = props;
  return <a href={toHref(`${below}/${slugOf(type)}`)}>{type.label}</a>;
}
