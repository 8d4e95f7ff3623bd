import { loadApi } from '@/lib/openapi/load';
import { addMadeUpPeople, MADE_UP_IDS, MADE_UP_PEOPLE } from '@/lib/openapi/mock/made-up-people';
import { peopleFiles } from '@/lib/openapi/mock/people-files';
import { Store, type StoredEvent } from '@/lib/openapi/mock/store';
import { createValidator } from '@/lib/openapi/validator';

const { document } = await loadApi();
const [ana, ben, chloe] = MADE_UP_PEOPLE.map(({ id }) => id) as [string, string, string];
const EASTERN = 5 * 3_600_000;

const store = new Store();
addMadeUpPeople(store);

/** Local times as `02-16 12:00`, oldest first. */
const timesOf = (events: StoredEvent[]) =>
  events
    .map(({ timestamp }) => new Date((timestamp ?? 0) - EASTERN).toISOString().slice(5, 16).replace('T', ' '))
    .toSorted();
const surveyDays = (id: string) =>
  timesOf(store.eventsOf('ActivityEvent', id).filter(({ activity }) => activity === MADE_UP_IDS.survey)).map((time) =>
    time.slice(0, 5),
  );
const readings = (id: string, sensor: string) =>
  store.eventsOf('SensorEvent', id).filter((event) => event['sensor'] === sensor);
const between = (times: string[], from: string, to: string) => times.filter((time) => time >= from && time < to);

it('is the same every time', () => {
  const again = new Store();
  addMadeUpPeople(again);
  for (const id of [ana, ben, chloe])
    for (const kind of ['ActivityEvent', 'SensorEvent'] as const)
      expect(again.eventsOf(kind, id)).toEqual(store.eventsOf(kind, id));
});

it('fits the schemas of the description', () => {
  const check = createValidator(document, 'response');
  for (const id of [ana, ben, chloe])
    for (const kind of ['ActivityEvent', 'SensorEvent'] as const) {
      const schema = document.components?.schemas?.[kind] ?? {};
      const faults = store.eventsOf(kind, id).flatMap((event) => check(schema, event));
      expect(faults).toEqual([]);
    }
});

describe('the gaps that the page about JSONata names', () => {
  it('Ana misses three surveys, and a day of readings', () => {
    expect(surveyDays(ana)).toHaveLength(25);
    for (const day of ['02-05', '02-13', '02-24']) expect(surveyDays(ana)).not.toContain(day);
    for (const sensor of ['lamp.gps', 'lamp.steps', 'lamp.device_state']) {
      expect(between(timesOf(readings(ana, sensor)), '02-11 09:00', '02-12 07:00')).toEqual([]);
      expect(between(timesOf(readings(ana, sensor)), '02-10 09:00', '02-11 09:00')).not.toEqual([]);
    }
  });

  it('Ben answers on weekdays only, and shares no location for five and a half days', () => {
    expect(surveyDays(ben)).toHaveLength(20);
    expect(between(timesOf(readings(ben, 'lamp.gps')), '02-16 00:00', '02-21 12:00')).toEqual([]);
    expect(between(timesOf(readings(ben, 'lamp.steps')), '02-16 00:00', '02-21 12:00')).not.toEqual([]);
  });

  it('Chloe starts late and stops early', () => {
    expect([surveyDays(chloe)[0], surveyDays(chloe).at(-1)]).toEqual(['02-04', '02-20']);
    expect(surveyDays(chloe)).not.toContain('02-10');
    const times = timesOf(store.eventsOf('SensorEvent', chloe));
    expect(times[0]! >= '02-03 18:00').toBe(true);
    expect(times.at(-1)! < '02-24 15:00').toBe(true);
  });
});

it("an iPhone's steps are running totals, an Android phone's are not", () => {
  const day = (id: string) =>
    readings(id, 'lamp.steps')
      .slice(15, 30)
      .map(({ data }) => (data as { value: number }).value);
  const rises = (values: number[]) => values.every((value, index) => index === 0 || value > values[index - 1]!);
  expect([rises(day(ana)), rises(day(ben))]).toEqual([true, false]);
});

describe('the files', () => {
  const files = peopleFiles();

  it('the JSON file has all events', () => {
    const people = JSON.parse(files['people.json']!) as { id: string; activityEvents: []; sensorEvents: [] }[];
    expect(
      people.map(({ id, activityEvents, sensorEvents }) => [id, activityEvents.length, sensorEvents.length]),
    ).toEqual(
      [ana, ben, chloe].map((id) => [
        id,
        store.eventsOf('ActivityEvent', id).length,
        store.eventsOf('SensorEvent', id).length,
      ]),
    );
  });

  it('each CSV file has one row for each answer, game, or reading', () => {
    const rows = (name: string) => files[name]!.trim().split('\n').slice(1);
    const count = (sensor: string) => [ana, ben, chloe].flatMap((id) => readings(id, sensor)).length;
    expect(rows('people-surveys.csv')).toHaveLength(3 * [ana, ben, chloe].flatMap(surveyDays).length);
    expect(rows('people-gps.csv')).toHaveLength(count('lamp.gps'));
    expect(rows('people-steps.csv')).toHaveLength(count('lamp.steps'));
    expect(rows('people-screen.csv')).toHaveLength(count('lamp.device_state'));
    expect(rows('people-surveys.csv')[0]).toBe(
      'U2600000001,1770070326000,2026-02-02T22:12:06.000Z,Today I feel anxious,2',
    );
    for (const [name, text] of Object.entries(files).filter(([one]) => one.endsWith('.csv'))) {
      const widths = new Set(
        text
          .trim()
          .split('\n')
          .map((row) => row.split(',').length),
      );
      expect([name, widths.size]).toEqual([name, 1]);
    }
  });
});
