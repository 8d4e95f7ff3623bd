import type { ReactNode } from 'react';
import type { Instrument } from '@/lib/data/instruments/instrument-schema';
import { instrumentPath, instrumentsFile } from '@/lib/data/instruments/instruments-file';
import { toHref } from '@/lib/settings/addresses';
import { type Column, DataTable } from './data-table';

const COLUMNS: Column<Instrument>[] = [
  [
    'File',
    (file) => (
      <a href={toHref(instrumentPath(file))} download="">
        {file.title}
      </a>
    ),
  ],
  ['Contains', ({ about }) => about],
  ['How often', ({ rhythm }) => rhythm],
  ['License', ({ license }) => license],
];

/** The files that people import in the dashboard: their contents, how they may be used, and the download. */
export const InstrumentFiles = (): ReactNode => (
  <DataTable label="Files on this site" items={instrumentsFile.load()} columns={COLUMNS} />
);
