import type { ReactNode } from 'react';
import { instrumentPath, instrumentsFile } from '@/lib/data/instruments/instruments-file';
import { toHref } from '@/lib/settings/addresses';
import { DataTable } from './data-table';

/** The files that people import in the dashboard: their contents, how they may be used, and the download. */
export function InstrumentFiles(): ReactNode {
  return (
    <DataTable
      label="Files on this site"
      head={['File', 'Contains', 'How often', 'License']}
      rows={instrumentsFile.load().map((instrument) => [
        <a key="file" href={toHref(instrumentPath(instrument))} download="">
          {instrument.title}
        </a>,
        instrument.about,
        instrument.rhythm,
        instrument.license,
      ])}
    />
  );
}
