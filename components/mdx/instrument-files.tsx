import type { ReactNode } from 'react';
import { instrumentPath, loadInstruments } from '@/lib/instruments/load';
import { toHref } from '@/lib/address/paths';
import { settings } from '@/lib/settings/settings';
import { DataTable } from './data-table';

/** The files of this site that people import in the dashboard: what they hold, what one may do with them, the download. */
export function InstrumentFiles(): ReactNode {
  return (
    <DataTable
      named
      label="Files on this site"
      head={['File', 'Contains', 'How often', 'License']}
      rows={loadInstruments().map((instrument) => [
        <a key="file" href={toHref(instrumentPath(instrument), settings.basePath)} download="">
          {instrument.title}
        </a>,
        instrument.about,
        instrument.rhythm,
        instrument.license,
      ])}
    />
  );
}
