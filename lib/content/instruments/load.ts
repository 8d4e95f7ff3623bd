import { activityTypesFile } from '@/lib/content/catalog/load';
import { defineDataFile } from '@/lib/content/data-file';
import { importFaults, importFile } from './import-file';
import { instrumentFileSchema, type Instrument } from './schema';

/** Address of an instrument's file on the site. */
export const instrumentPath = ({ id }: Pick<Instrument, 'id'>): string => `/instruments/${id}.json`;

/** The surveys that people can import. Its check includes the errors that the dashboard would report. */
export const instrumentsFile = defineDataFile({
  name: 'instruments.yaml',
  title: 'Surveys to download and import',
  schema: instrumentFileSchema,
  empty: [],
  check: (instruments) => {
    const specs = new Set(activityTypesFile.load().types.flatMap(({ spec, aliases = [] }) => [spec, ...aliases]));
    return instruments.flatMap((instrument, index) =>
      importFaults(importFile(instrument), specs).map((fault) => ({
        path: [index],
        message: `${instrument.id}: ${fault}`,
      })),
    );
  },
});
