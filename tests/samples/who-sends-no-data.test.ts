import { blockOn, KEYS, setUpDesk, type Desk } from './page-programs';
import { missing } from './runners/processes';

const PAGE = '/start_here/who_sends_no_data';
const HOUR = 3_600_000;

let desk: Desk;
const people: Record<string, string> = {};

/** Two people: one whose phone and answers are recent, and one who sent location only, four days ago. */
beforeEach(async () => {
  desk = await setUpDesk();
  const { store } = desk.mock;
  const study = desk.study.id;
  store.add('Sensor', study, { spec: 'lamp.gps', name: 'Location', settings: {} });
  store.add('Sensor', study, { spec: 'lamp.steps', name: 'Steps', settings: {} });
  const survey = store.add('Activity', study, { spec: 'lamp.survey', name: 'PHQ-9', settings: [], schedule: [] });
  people.lively = store.add('Participant', study, {});
  people.silent = store.add('Participant', study, {});
  const now = Date.now();
  const reading = (hours: number, sensor: string) => ({ timestamp: now - hours * HOUR, sensor, data: {} });
  const answer = (hours: number) => ({
    timestamp: now - hours * HOUR,
    duration: 1000,
    activity: survey,
    static_data: {},
    temporal_slices: [],
  });
  store.addEvents('SensorEvent', people.lively, [reading(1, 'lamp.gps'), reading(70, 'lamp.steps')]);
  store.addEvents('SensorEvent', people.silent, [reading(96, 'lamp.gps')]);
  store.addEvents('ActivityEvent', people.lively, [answer(14 * 24)]);
  store.addEvents('ActivityEvent', people.silent, [answer(16 * 24)]);
});
afterEach(() => desk.leave());

// Where Python isn't installed, its test is reported as skipped.
(missing('python3') ? it.skip : it)(
  'the program lists the streams with nothing in 72 hours, and gives a survey every two weeks 15 days',
  async () => {
    const { silent } = people;
    const { stdout } = await desk.start(PAGE, 'who_sends_no_data.py');
    expect(stdout.trim().split(/\s*\n\s*/)).toEqual([`${silent} Location`, `${silent} Steps`, `${silent} PHQ-9`]);
    expect(desk.mock.faults).toEqual([]);
  },
);

describe('the query for the Data Portal', () => {
  it('returns the newest time of each stream for each person, and leaves out a stream that never sent', async () => {
    const response = await fetch(desk.mock.url, {
      method: 'POST',
      headers: {
        'content-type': 'text/plain',
        authorization: `Basic ${Buffer.from(`${KEYS.access_key}:${KEYS.secret_key}`).toString('base64')}`,
      },
      body: blockOn(PAGE, 'jsonata').replace('your study id', desk.study.id),
    });
    const rows = (await response.json()) as Record<string, string>[];
    expect(rows.map(({ person }) => person).toSorted()).toEqual(Object.values(people).toSorted());
    const row = (id = '') => rows.find(({ person }) => person === id) ?? {};
    expect(Object.keys(row(people.lively))).toEqual(['person', 'alias', 'location', 'steps', 'any activity']);
    expect(Object.keys(row(people.silent))).toEqual(['person', 'alias', 'location', 'any activity']);
    expect(Date.parse(row(people.silent).location ?? '')).toBeLessThan(Date.now() - 95 * HOUR);
  });
});
