import type { ReactNode } from 'react';
import { loadSensorTypes } from '@/lib/content/catalog/load';
import { Code } from './code';
import { DataTable } from './data-table';
import { InlineText } from './inline-text';

/** Type names found only in older data, with their successors. */
export function RetiredSensors(): ReactNode {
  return (
    <DataTable
      named
      label="Older sensor names"
      head={['Older name', 'Replaced by', 'Its own fields']}
      rows={loadSensorTypes().retired.map(({ name, successor, fields }) => [
        <Code key="name">{name}</Code>,
        <InlineText key="successor" text={successor} />,
        <InlineText key="fields" text={fields ?? ''} />,
      ])}
    />
  );
}
