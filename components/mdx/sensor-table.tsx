import type { ReactNode } from 'react';
import { namesOf, topName } from '@/lib/content/catalog/fields';
import { loadSensorTypes } from '@/lib/content/catalog/load';
import type { SensorType as Sensor } from '@/lib/content/catalog/schema';
import { inFamilies } from '@/lib/content/catalog/select';
import { Code } from './code';
import { DataTable } from './data-table';
import { TypeLink } from './type-link';

interface SensorTableProps {
  /** ID of one family in `sensor-types.yaml`; by default, every family, each in its own table. */
  group?: string;
  /** Path of the page with the headings and the fields of the types; defaults to this page. */
  page?: string;
}

/** Sensor types at a glance: what, on which device, how often, and, on the page with the fields, which ones. */
export function SensorTable({ group, page }: SensorTableProps): ReactNode {
  const { groups, types } = loadSensorTypes();
  const families = inFamilies(types, groups, (type) => type.group).filter(
    ({ family }) => !group || family.id === group,
  );
  if (!families.length) {
    throw new Error(`<SensorTable group="${group}"> is unknown. Groups: ${groups.map(({ id }) => id).join(', ')}.`);
  }
  return families.map(({ family, entries }) => (
    <DataTable
      named
      key={family.id}
      label={`${family.title} at a glance`}
      caption={group ? undefined : family.title}
      head={[
        'Sensor',
        'Type',
        'What it records',
        'iPhone',
        'Android',
        ...(watched(entries) ? ['Watch'] : []),
        'Sampling',
        ...(page ? [] : ['Fields']),
      ]}
      rows={entries.map((type) => [
        <TypeLink key="link" type={type} page={page} />,
        <Code key="spec">{type.spec}</Code>,
        type.summary,
        type.platforms.ios,
        type.platforms.android,
        ...(watched(entries) ? [type.platforms.watch ?? ''] : []),
        type.sampling,
        ...(page ? [] : [<Names key="fields" names={fieldNames(type)} />]),
      ])}
    />
  ));
}

const watched = (types: Sensor[]): boolean =>
  types.some(({ platforms }) => platforms.watch && platforms.watch !== 'No');

const fieldNames = (type: Sensor): string[] => [
  ...new Set(type.forms.flatMap((form) => (form.of ? [] : form.fields.flatMap(namesOf).map(topName)))),
];

function Names({ names }: { names: string[] }): ReactNode {
  return names.map((name, index) => (
    <span key={name}>
      {index ? ', ' : null}
      <Code>{name}</Code>
    </span>
  ));
}
