import type { Fields, TimedEvent } from '../events';
import { eventsOf } from './made-up-events';
import { MADE_UP_IDS, MADE_UP_PEOPLE } from './made-up-people';

/**
 * The made-up people's data for download: everything as JSON, as the API returns it, and each stream as CSV with one
 * row for each answer, game, or reading.
 * @returns the texts by file name.
 */
export function peopleFiles(): Record<string, string> {
  const everyone = MADE_UP_PEOPLE.map((person) => {
    const { activityEvents, sensorEvents } = eventsOf(person);
    const { id, name } = person;
    return { id, name, activityEvents: sortByTime(activityEvents), sensorEvents: sortByTime(sensorEvents) };
  });
  const csvOf = (toRows: (event: TimedEvent) => Fields[]) =>
    toCsv(
      everyone.flatMap(({ id, activityEvents, sensorEvents }) =>
        [...activityEvents, ...sensorEvents].flatMap((event) =>
          toRows(event).map((row) => ({ participant: id, timestamp: event.timestamp, time: timeOf(event), ...row })),
        ),
      ),
    );
  const csvOfSensor = (sensor: string) =>
    csvOf((event) => (event['sensor'] === sensor ? [event['data'] as Fields] : []));
  const csvOfActivity = (activity: string, toRows: (event: TimedEvent) => Fields[]) =>
    csvOf((event) => (event['activity'] === activity ? toRows(event) : []));
  return {
    'people.json': JSON.stringify(everyone),
    'people-surveys.csv': csvOfActivity(MADE_UP_IDS.survey, (event) =>
      (event['temporal_slices'] as Fields[]).map(({ item, value }) => ({ question: item, answer: value })),
    ),
    'people-games.csv': csvOfActivity(MADE_UP_IDS.game, (event) => [
      { duration: event['duration'], ...(event['static_data'] as Fields) },
    ]),
    'people-gps.csv': csvOfSensor('lamp.gps'),
    'people-steps.csv': csvOfSensor('lamp.steps'),
    'people-screen.csv': csvOfSensor('lamp.device_state'),
  };
}

const sortByTime = (events: TimedEvent[]): TimedEvent[] => events.toSorted((a, b) => a.timestamp - b.timestamp);

const timeOf = ({ timestamp }: TimedEvent): string => new Date(timestamp).toISOString();

/** A table with the fields of its first row; null is an empty cell. No value needs quotes. */
function toCsv(rows: Fields[]): string {
  const names = Object.keys(rows[0] ?? {});
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((cells) => `${cells.join(',')}\n`)
    .join('');
}
