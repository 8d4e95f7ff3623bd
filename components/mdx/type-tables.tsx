import { Fragment, type ReactNode } from 'react';
import { activityTypesFile, sensorTypesFile, slugOf, inFamilies } from '@/lib/content/catalog/load';
import type { SensorType } from '@/lib/content/catalog/schema';
import { toHref } from '@/lib/settings/addresses';
import { Code } from './code';
import { DataTable, Row, TableHead, TableScroll } from './data-table';
import { InlineText } from './inline-text';

const ACTIVITY_TYPES = '/data_science/data_types/activity_types';
const SENSOR_TYPES = '/data_science/data_types/sensor_types';

/** All activity types by family, each linked to its page. */
export function ActivityIndex(): ReactNode {
  const { kinds, types } = activityTypesFile.load();
  const tables = inFamilies(types, kinds, (type) => type.kind).map(({ family, entries }) => (
    <DataTable
      named
      key={family.id}
      label={family.title}
      caption={<span id={`${family.id}-types`}>{family.title}</span>}
      head={['Activity', 'Type', 'What happens']}
      rows={entries.map((type) => [
        <TypeLink key="link" type={type} below={ACTIVITY_TYPES} />,
        [type.spec, ...(type.aliases ?? [])].map((name, index) => (
          <Fragment key={name}>
            {index ? ', also ' : null}
            <Code>{name}</Code>
          </Fragment>
        )),
        <InlineText key="about" text={withoutSubject(type.about)} />,
      ])}
    />
  ));
  return (
    <div className="entry-index" data-filter="Find an activity">
      {tables}
    </div>
  );
}

/** What can be added to a group, for the families named in `kinds`, and the tab where it appears at first. */
export function ActivityTable({ kinds }: { kinds: string }): ReactNode {
  const { kinds: families, types } = activityTypesFile.load();
  const ids = kinds.split(', ');
  const unknown = ids.find((id) => families.every((family) => family.id !== id));
  if (unknown) {
    const known = families.map(({ id }) => id).join(', ');
    throw new Error(`<ActivityTable kinds="${kinds}"> has an unknown kind, ${unknown}. Kinds: ${known}.`);
  }
  return (
    <DataTable
      named
      label={families.flatMap(({ id, title }) => (ids.includes(id) ? [title] : [])).join(' and ')}
      head={['Activity', 'What happens', 'Default tab']}
      rows={types
        .filter((type) => ids.includes(type.kind))
        .map((type) => [
          <TypeLink key="link" type={type} below={ACTIVITY_TYPES} />,
          <InlineText key="about" text={withoutSubject(type.about)} />,
          type.tab ?? '',
        ])}
    />
  );
}

/** The names of all games, by what they measure. */
export function GameNames(): ReactNode {
  const { groups, types } = activityTypesFile.load();
  const games = types.filter((type) => type.kind === 'game');
  return (
    <DataTable
      named
      label="Cognitive games by what they measure"
      head={['What they measure', 'Games']}
      rows={inFamilies(games, groups, (game) => game.group).map(({ family, entries }) => [
        family.title,
        <span key="games">
          {entries.map((game, index) => (
            <span key={game.spec}>
              {index ? ', ' : null}
              <TypeLink type={game} below={ACTIVITY_TYPES} />
            </span>
          ))}
        </span>,
      ])}
    />
  );
}

/** What happens, without the subject that every row would begin with. */
const withoutSubject = (about: string): string =>
  about.replace(/^Participants ([a-z])/, (_, first: string) => first.toUpperCase());

const GAME_HEAD = ['Game', 'What it measures', 'Session length (default settings)', 'Languages'];

/** All cognitive games, grouped by what they measure, each linked to the page of its type. */
export function GameIndex(): ReactNode {
  const { groups, types } = activityTypesFile.load();
  const games = types.filter((type) => type.kind === 'game');
  return (
    <div className="entry-index" data-filter="Find a game">
      <TableScroll label="Cognitive games by what they measure" columns={GAME_HEAD.length}>
        <table>
          <TableHead cells={GAME_HEAD} />
          {inFamilies(games, groups, (game) => game.group).map(({ family, entries }) => (
            <tbody key={family.id}>
              <tr>
                <th scope="rowgroup" colSpan={GAME_HEAD.length} id={`${family.id}-games`}>
                  {family.title}
                </th>
              </tr>
              {entries.map((game) => (
                <Row
                  named
                  head={GAME_HEAD}
                  key={game.spec}
                  cells={[
                    <TypeLink key="link" type={game} below={ACTIVITY_TYPES} />,
                    <InlineText key="measures" text={game.measures ?? ''} />,
                    <InlineText key="time" text={game.time ?? ''} />,
                    <InlineText key="languages" text={game.languages ?? 'Fully translated'} />,
                  ]}
                />
              ))}
            </tbody>
          ))}
        </table>
      </TableScroll>
    </div>
  );
}

/**
 * The sensor types of one family at a glance: what, on which device, and how often, each linked to its page. `group`
 * is the ID of the family in `sensor-types.yaml`; `brief` leaves out what only analysts need.
 */
export function SensorTable({ group, brief = false }: { group: string; brief?: boolean }): ReactNode {
  const { groups, types } = sensorTypesFile.load();
  const family = groups.find(({ id }) => id === group);
  if (!family) {
    throw new Error(`<SensorTable group="${group}"> is unknown. Groups: ${groups.map(({ id }) => id).join(', ')}.`);
  }
  const entries = types.filter((type) => type.group === group);
  return (
    <DataTable
      named
      label={`${family.title} at a glance`}
      head={[
        'Sensor',
        ...(brief ? [] : ['Type']),
        'What it records',
        ...(onPhones(entries) ? ['iPhone', 'Android'] : []),
        ...(watched(entries) ? ['Watch'] : []),
        ...(brief ? [] : ['Sampling']),
      ]}
      rows={entries.map((type) => [
        <TypeLink key="link" type={type} below={SENSOR_TYPES} />,
        ...(brief ? [] : [<Code key="spec">{type.spec}</Code>]),
        <InlineText key="summary" text={type.summary} />,
        ...(onPhones(entries) ? [type.platforms.ios, type.platforms.android] : []),
        ...(watched(entries) ? [type.platforms.watch ?? ''] : []),
        ...(brief ? [] : [type.sampling]),
      ])}
    />
  );
}

/** Columns in which every row says No are left out. */
const onPhones = (types: SensorType[]): boolean =>
  types.some(({ platforms: { ios, android } }) => ios !== 'No' || android !== 'No');

const watched = (types: SensorType[]): boolean =>
  types.some(({ platforms }) => platforms.watch && platforms.watch !== 'No');

/** Type names found only in older data, with their successors. */
export function RetiredSensors(): ReactNode {
  return (
    <DataTable
      named
      label="Older sensor names"
      head={['Older name', 'Replaced by', 'Its own fields']}
      rows={sensorTypesFile
        .load()
        .retired.map(({ name, successor, fields }) => [
          <Code key="name">{name}</Code>,
          <InlineText key="successor" text={successor} />,
          <InlineText key="fields" text={fields ?? ''} />,
        ])}
    />
  );
}

interface TypeLinkProps {
  type: { spec: string; slug?: string; label: string };
  /** The page that the pages of these types are below. */
  below: string;
}

/** A type's label, linked to its page. Its ID was the type's section on this page, before the type had its own. */
function TypeLink({ type, below }: TypeLinkProps): ReactNode {
  const slug = slugOf(type);
  return (
    <a id={slug} href={toHref(`${below}/${slug}`)}>
      {type.label}
    </a>
  );
}
