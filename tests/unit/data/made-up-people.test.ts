import type { TimedEvent } from '@/lib/data/events';
import { eventsOf } from '@/lib/data/people/made-up-events';
import { MADE_UP_IDS, MADE_UP_PEOPLE, type MadeUpPerson } from '@/lib/data/people/made-up-people';
import { peopleFiles } from '@/lib/data/people/people-files';
import { loadApi } from '@/lib/openapi/load-api';
import { createValidator } from '@/lib/openapi/validator';

const { description } = await loadApi();
const [ana, ben, chloe] = MADE_UP_PEOPLE as [MadeUpPerson, MadeUpPerson, MadeUpPerson];
const EASTERN_MS = 5 * 3_600_000;

/** Local times as `02-16 12:00`, oldest first. */
const timesOf = (events: TimedEvent[]) =>
  events
    .map(({ timestamp }) => new Date(timestamp - EASTERN_MS).toISOString().slice(5, 16).replace('T', ' '))
    .toSorted();
const surveyDays = (person: MadeUpPerson) =>
  timesOf(eventsOf(person).activityEvents.filter(({ activity }) => activity === MADE_UP_IDS.survey)).map((time) =>
    time.slice(0, 5),
  );
const readings = (person: MadeUpPerson, sensor: string) =>
  eventsOf(person).sensorEvents.filter((event) => event['sensor'] === sensor);
const between = (times: string[], from: string, to: string) => times.filter((time) => time >= from && time < to);

it('fits the schemas of the description', () => {
  const check = createValidator(description, 'response');
  const { ActivityEvent = {}, SensorEvent = {} } = description.components?.schemas ?? {};
  for (const { activityEvents, sensorEvents } of MADE_UP_PEOPLE.map(eventsOf)) {
    expect(activityEvents.flatMap((event) => check(ActivityEvent, event))).toEqual([]);
    expect(sensorEvents.flatMap((event) => check(SensorEvent, event))).toEqual([]);
  }
});

// As the page about JSONata names them; the recipes there show what queries find.
it('Ana misses three surveys and a day of readings, Ben shares no location for days, and Chloe starts late', () => {
  expect([ana, ben, chloe].map((person) => surveyDays(person).length)).toEqual([25, 20, 16]);
  for (const day of ['02-05', '02-13', '02-24']) expect(surveyDays(ana)).not.toContain(day);
  for (const sensor of ['lamp.gps', 'lamp.steps', 'lamp.device_state']) {
    expect(between(timesOf(readings(ana, sensor)), '02-11 09:00', '02-12 07:00')).toEqual([]);
  }
  expect(between(timesOf(readings(ben, 'lamp.gps')), '02-16 00:00', '02-21 12:00')).toEqual([]);
  expect(between(timesOf(readings(ben, 'lamp.steps')), '02-16 00:00', '02-21 12:00')).not.toEqual([]);
  expect([surveyDays(chloe)[0], surveyDays(chloe).at(-1)]).toEqual(['02-04', '02-20']);
  const times = timesOf(eventsOf(chloe).sensorEvents);
  expect([times[0]! >= '02-03 18:00', times.at(-1)! < '02-24 15:00']).toEqual([true, true]);
});

it("an iPhone's steps are running totals, an Android phone's are not", () => {
  const day = (person: MadeUpPerson) =>
    readings(person, 'lamp.steps')
      .slice(15, 30)
      .map(({ data }) => (data as { value: number }).value);
  const rises = (values: number[]) => values.every((value, index) => index === 0 || value > values[index - 1]!);
  expect([rises(day(ana)), rises(day(ben))]).toEqual([true, false]);
});

it('the files have all events as JSON, and one row for each answer, game, or reading as CSV', () => {
  const files = peopleFiles();
  const people = JSON.parse(files['people.json']!) as ({ id: string } & ReturnType<typeof eventsOf>)[];
  const lengthsOf = ({ activityEvents, sensorEvents }: ReturnType<typeof eventsOf>) => [
    activityEvents.length,
    sensorEvents.length,
  ];
  expect(people.map(lengthsOf)).toEqual(MADE_UP_PEOPLE.map((person) => lengthsOf(eventsOf(person))));
  const rows = (name: string) => files[`people-${name}.csv`]!.trim().split('\n');
  expect(rows('surveys').slice(0, 2)).toEqual([
    'participant,timestamp,time,question,answer',
    'U2600000001,1770070326000,2026-02-02T22:12:06.000Z,Today I feel anxious,2',
  ]);
  expect(rows('surveys')).toHaveLength(1 + 3 * MADE_UP_PEOPLE.flatMap(surveyDays).length);
  expect(rows('gps')).toHaveLength(1 + MADE_UP_PEOPLE.flatMap((person) => readings(person, 'lamp.gps')).length);
});
