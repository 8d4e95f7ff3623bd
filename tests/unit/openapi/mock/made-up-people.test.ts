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

const eventsOf = (id: string, from = store) => ({
  activityEvents: from.eventsOf('ActivityEvent', id),
  sensorEvents: from.eventsOf('SensorEvent', id),
});
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

it('is the same every time, and fits the schemas of the description', () => {
  const again = new Store();
  addMadeUpPeople(again);
  const check = createValidator(document, 'response');
  const { ActivityEvent = {}, SensorEvent = {} } = document.components?.schemas ?? {};
  for (const id of [ana, ben, chloe]) {
    const { activityEvents, sensorEvents } = eventsOf(id);
    expect(eventsOf(id, again)).toEqual({ activityEvents, sensorEvents });
    expect(activityEvents.flatMap((one) => check(ActivityEvent, one))).toEqual([]);
    expect(sensorEvents.flatMap((one) => check(SensorEvent, one))).toEqual([]);
  }
});

// As the page about JSONata names them; the recipes there show what queries find.
it('Ana misses three surveys and a day of readings, Ben shares no location for days, and Chloe starts late', () => {
  expect([ana, ben, chloe].map((id) => surveyDays(id).length)).toEqual([25, 20, 16]);
  for (const day of ['02-05', '02-13', '02-24']) expect(surveyDays(ana)).not.toContain(day);
  for (const sensor of ['lamp.gps', 'lamp.steps', 'lamp.device_state']) {
    expect(between(timesOf(readings(ana, sensor)), '02-11 09:00', '02-12 07:00')).toEqual([]);
  }
  expect(between(timesOf(readings(ben, 'lamp.gps')), '02-16 00:00', '02-21 12:00')).toEqual([]);
  expect(between(timesOf(readings(ben, 'lamp.steps')), '02-16 00:00', '02-21 12:00')).not.toEqual([]);
  expect([surveyDays(chloe)[0], surveyDays(chloe).at(-1)]).toEqual(['02-04', '02-20']);
  const times = timesOf(store.eventsOf('SensorEvent', chloe));
  expect([times[0]! >= '02-03 18:00', times.at(-1)! < '02-24 15:00']).toEqual([true, true]);
});

it("an iPhone's steps are running totals, an Android phone's are not", () => {
  const day = (id: string) =>
    readings(id, 'lamp.steps')
      .slice(15, 30)
      .map(({ data }) => (data as { value: number }).value);
  const rises = (values: number[]) => values.every((value, index) => index === 0 || value > values[index - 1]!);
  expect([rises(day(ana)), rises(day(ben))]).toEqual([true, false]);
});

test('the files have all events as JSON, and one row for each answer, game, or reading as CSV', () => {
  const files = peopleFiles();
  const people = JSON.parse(files['people.json']!) as ({ id: string } & ReturnType<typeof eventsOf>)[];
  const lengthsOf = ({ activityEvents, sensorEvents }: ReturnType<typeof eventsOf>) => [
    activityEvents.length,
    sensorEvents.length,
  ];
  expect(people.map(lengthsOf)).toEqual([ana, ben, chloe].map((id) => lengthsOf(eventsOf(id))));
  const rows = (name: string) => files[`people-${name}.csv`]!.trim().split('\n');
  expect(rows('surveys').slice(0, 2)).toEqual([
    'participant,timestamp,time,question,answer',
    'U2600000001,1770070326000,2026-02-02T22:12:06.000Z,Today I feel anxious,2',
  ]);
  expect(rows('surveys')).toHaveLength(1 + 3 * [ana, ben, chloe].flatMap(surveyDays).length);
  expect(rows('gps')).toHaveLength(1 + [ana, ben, chloe].flatMap((id) => readings(id, 'lamp.gps')).length);
});
