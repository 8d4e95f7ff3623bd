import type { ReactNode } from 'react';
import { loadSensorTypes } from '@/lib/content/catalog/load';
import { findType } from '@/lib/content/catalog/select';
import { ExampleEvent } from './example-event';

/** The first example event of a sensor type, without its field table. */
export function SensorExample({ spec }: { spec: string }): ReactNode {
  const { label, examples } = findType(loadSensorTypes().types, spec, 'SensorExample');
  return <ExampleEvent title={`A made-up event: ${label}`} event={examples[0]?.event} />;
}
