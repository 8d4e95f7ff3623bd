import { defineDataFile } from '../data-file';
import { instrumentFileSchema, type Instrument } from './instrument-schema';

export const instrumentPath = ({ id }: Pick<Instrument, 'id'>): string => `/instruments/${id}.json`;

/** The surveys that people can import. */
export const instrumentsFile = defineDataFile({
  name: 'instruments.yaml',
  schema: instrumentFileSchema,
  empty: [],
});

/** The text of the file that people import in the dashboard: a base64-encoded JSON list, as **Export** writes it. */
export function importFile({ activities }: Pick<Instrument, 'activities'>): string {
  // Without a schedule, a survey waits until its team adds one; the dashboard requires the list to exist.
  const items = activities.map((activity) => ({
    ...activity,
    schedule: [],
    settings:
      activity.spec === 'lamp.survey'
        ? activity.settings.map((question) => ('options' in question ? question : { ...question, options: null }))
        : activity.settings,
  }));
  return Buffer.from(JSON.stringify(items), 'utf8').toString('base64');
}
