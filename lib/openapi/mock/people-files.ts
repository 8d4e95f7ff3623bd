import { addMadeUpPeople, MADE_UP_IDS, MADE_UP_PEOPLE } from './made-up-people';
import { Store, type StoredEvent, type Value } from './store';

type Row = Record<string, unknown>;

/**
 * The made-up people's data for download: everything as JSON, as the API returns it, and each stream as CSV with one
 * row for each answer, game, or reading.
 * @returns the texts by file name.
 */
export function peopleFiles(): Record<string, string> {
  const store = new Store();
  addMadeUpPeople(store);
  const everyone = MADE_UP_PEOPLE.map(({ id, name }) => ({
    id,
    name,
    activityEvents: byTime(store.eventsOf('ActivityEvent', id)),
    sensorEvents: byTime(store.eventsOf('SensorEvent', id)),
  }));
  const rows = (toRows: (event: StoredEvent) => Row[]) =>
    toCsv(
      everyone.flatMap(({ id, activityEvents, sensorEvents }) =>
        [...activityEvents, ...sensorEvents].flatMap((event) =>
          toRows(event).map((row) => ({ participant: id, timestamp: event.timestamp, time: timeOf(event), ...row })),
        ),
      ),
    );
  const readings = (sensor: string) => rows((event) => (event['sensor'] === sensor ? [event['data'] as Row] : []));
  const results = (activity: string, toRows: (event: StoredEvent) => Row[]) =>
    rows((event) => (event['activity'] === activity ? toRows(event) : []));
  return {
    'people.json': JSON.stringify(everyone),
    'people-surveys.csv': results(MADE_UP_IDS.survey, (event) =>
      (event['temporal_slices'] as Value[]).map(({ item, value }) => ({ question: item, answer: value })),
    ),
    'people-games.csv': results(MADE_UP_IDS.game, (event) => [
      { duration: event['duration'], ...(event['static_data'] as Value) },
    ]),
    'people-gps.csv': readings('lamp.gps'),
    'people-steps.csv': readings('lamp.steps'),
    'people-screen.csv': readings('lamp.device_state'),
  };
}

const byTime = (events: StoredEvent[]): StoredEvent[] =>
  events.toSorted((one, other) => (one.timestamp ?? 0) - (other.timestamp ?? 0));

const timeOf = ({ timestamp }: StoredEvent): string => new Date(timestamp ?? 0).toISOString();

/** A table with the fields of its first row; null is an empty cell. No value needs quotes. */
function toCsv(rows: Row[]): string {
  const names = Object.keys(rows[0] ?? {});
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((cells) => `${cells.join(',')}\n`)
    .join('');
}
