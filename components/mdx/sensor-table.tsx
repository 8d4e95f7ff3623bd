import type { ReactNode } from 'react';
import { loadSensorTypes } from '@/lib/content/catalog/load';
import type { SensorType } from '@/lib/content/catalog/schema';
import { Code } from './code';
import { DataTable } from './data-table';
import { TypeLink } from './type-link';

const TYPES = '/data_science/data_types/sensor_types';

/**
 * The sensor types of one family at a glance: what, on which device, and how often, each linked to its page. `group`
 * is the ID of the family in `sensor-types.yaml`.
 */
export function SensorTable({ group }: { group: string }): ReactNode {
  const { groups, types } = loadSensorTypes();
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
        'Type',
        'What it records',
        'iPhone',
        'Android',
        ...(watched(entries) ? ['Watch'] : []),
        'Sampling',
      ]}
      rows={entries.map((type) => [
        <TypeLink key="link" type={type} below={TYPES} />,
        <Code key="spec">{type.spec}</Code>,
        type.summary,
        type.platforms.ios,
        type.platforms.android,
        ...(watched(entries) ? [type.platforms.watch ?? ''] : []),
        type.sampling,
      ])}
    />
  );
}

const watched = (types: SensorType[]): boolean =>
  types.some(({ platforms }) => platforms.watch && platforms.watch !== 'No');
