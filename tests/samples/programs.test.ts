/** Programs with arguments or files of their own; those that need none run in `pages.test.ts`, against the same kind of server. */
import fs from 'node:fs';
import path from 'node:path';
import { loadContent } from '@/lib/content/load-content';
import { parseMdx } from '@/lib/markdown/parse-mdx';
import { startMockServer, type MockServer } from '@/lib/mock-api/mock-server';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { missing, runIn } from './runners/processes';
import { collectSamples } from './sample';

const HOUR_MS = 3_600_000;
/** Where Python isn't installed, its tests are reported as skipped. */
const withPython = missing('python3') ? it.skip : it;
/** The researcher's keys. */
const KEYS = { access_key: 'lead@example.org', secret_key: 'calm-river-77' };
const GROUP = 'Walking study';

const { at, read, write } = temporaryFolder();
let mock: MockServer;
let study: string;
beforeEach(async () => {
  mock = await startMockServer();
  const researcher = mock.store.childrenOf('Researcher', null)[0]!.id;
  mock.store.credentials.set(KEYS.access_key, { origin: researcher, description: 'Lead', ...KEYS });
  study = mock.store.add('Study', researcher, { name: GROUP });
});
afterEach(() => mock.close());

const participants = () => mock.store.childrenOf('Participant', study).map(({ id }) => id);

/** Runs a program that pages offer, in a folder of its own, with the mock's whole address, `http://…`. */
function start(title: string, args: string[] = [], keys = KEYS) {
  fs.copyFileSync(path.join('public', 'programs', title), at(title));
  return runIn(at(), [title.endsWith('.py') ? 'python3' : process.execPath, title, ...args], {
    LAMP_SERVER_ADDRESS: mock.url,
    LAMP_ACCESS_KEY: keys.access_key,
    LAMP_SECRET_KEY: keys.secret_key,
  });
}

withPython('read_events.py reads all pages of events, from a server on one’s own computer', async () => {
  const person = mock.store.add('Participant', study, {});
  const reading = (_: unknown, index: number) => ({ timestamp: 1000 + index, sensor: 'lamp.steps', data: {} });
  mock.store.addEvents('SensorEvent', person, Array.from({ length: 2500 }, reading));
  const { stdout, stderr } = await start('read_events.py', [person, 'lamp.steps', '1000', '9999']);
  const lines = stdout.trim().split('\n');
  expect([stderr, lines.length, new Set(lines).size]).toEqual(['', 2500, 2500]);
});

it('register.mjs registers a type of activity', async () => {
  write({ 'index.html': '<!doctype html>', 'settings.json': '{}' });
  const administrator = { access_key: 'ACCESS_KEY', secret_key: 'SECRET_KEY' };
  expect((await start('register.mjs', [], administrator)).stdout).toMatch(/^200 /);
  expect(mock.store.resources.get('lamp.quick_taps')?.value).toMatchObject({ category: ['assess'] });
  expect(mock.faults).toEqual([]);
});

describe('make_logins.py', () => {
  const DOMAIN = 'clinic.example.org';
  const make = (args: string[], keys = KEYS) => start('make_logins.py', args, keys);
  const sheet = () =>
    read('logins.csv')
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(','));

  withPython('adds as many participants as requested, each with a login that works and an alias', async () => {
    const { code, stderr } = await make([GROUP, '12', DOMAIN, 'walk']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(mock.faults).toEqual([]);

    const [head, ...rows] = sheet();
    expect(head).toEqual(['participant_id', 'alias', 'server', 'login', 'password']);
    expect(participants()).toHaveLength(12);
    expect(rows.map(([id]) => id).toSorted()).toEqual(participants().toSorted());
    rows.forEach(([id, alias, server, login = '', password = ''], index) => {
      const name = `walk-${String(index + 1).padStart(3, '0')}`;
      expect([alias, server, login]).toEqual([name, mock.url, `${name}@${DOMAIN}`]);
      expect(mock.store.credentials.get(login)).toMatchObject({ origin: id, secret_key: password });
      for (const part of [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/, /^.{8,50}$/]) expect(password).toMatch(part);
      expect(password).not.toMatch(/[IOlo01:,"]/);
      const tag = { target: 'me', key: 'lamp.name', value: alias };
      expect(mock.store.tags).toContainEqual(expect.objectContaining(tag));
    });
    expect(new Set(rows.map((row) => row[4])).size).toBe(12);

    const [id, , , login, password] = rows[0]!;
    const headers = { authorization: `Basic ${btoa(`${login}:${password}`)}` };
    const answer = await fetch(`${mock.url}/participant/me`, { headers });
    expect(await answer.json()).toMatchObject({ data: [{ id }] });
    // Only the account that made the sheet may read it.
    expect(fs.statSync(at('logins.csv')).mode & 0o777).toBe(0o600);
  });

  withPython('skips logins that are taken, and never gives one person two', async () => {
    const taken = { access_key: `walk-002@${DOMAIN}`, secret_key: 'x'.repeat(8), origin: null, description: 'Other' };
    mock.store.credentials.set(taken.access_key, taken);
    await make([GROUP, '3', DOMAIN, 'walk']);
    const [, ...aliases] = sheet().map((row) => row[1]);
    expect(aliases).toEqual(['walk-001', 'walk-003', 'walk-004']);
    expect(participants()).toHaveLength(3);
    expect(mock.store.credentials.get(taken.access_key)).toEqual(taken);
  });

  withPython.each([
    ['with a login that cannot be one', [GROUP, '1', 'example', 'walk'], KEYS.secret_key, /^DOMAIN /],
    ['with a blank in a login', [GROUP, '1', DOMAIN, 'a b'], KEYS.secret_key, /^PREFIX /],
    ['with quotes in a login', [GROUP, '1', DOMAIN, '"x"'], KEYS.secret_key, /^PREFIX /],
    ['to a group that does not exist', ['A', '1', DOMAIN], KEYS.secret_key, /no group "A"\. Your groups: .*Walking/],
    ['with keys that the server rejects', [GROUP, '1', DOMAIN], 'wrong', /The server answered 40[13]: /],
  ])('adds nobody %s, and says why', async (_, args, secret_key, message) => {
    const { code, stderr } = await make(args, { ...KEYS, secret_key });
    expect([code === 0, participants()]).toEqual([false, []]);
    expect(stderr).toMatch(message);
  });

  withPython('never overwrites a sheet, and adds nobody if one exists', async () => {
    write({ 'logins.csv': 'mine\n' });
    const { code, stderr } = await make([GROUP, '1', DOMAIN]);
    expect([code, stderr]).toEqual([1, 'logins.csv already exists. Move it somewhere else first.\n']);
    expect([sheet(), participants()]).toEqual([[['mine']], []]);
  });
});

describe('who sends no data', () => {
  const people: Record<string, string> = {};

  /** Two people: one whose phone and answers are recent, and one who sent location only, four days ago. */
  beforeEach(() => {
    const { store } = mock;
    const hoursAgo = (hours: number) => Date.now() - hours * HOUR_MS;
    store.add('Sensor', study, { spec: 'lamp.gps', name: 'Location', settings: {} });
    store.add('Sensor', study, { spec: 'lamp.steps', name: 'Steps', settings: {} });
    const activity = store.add('Activity', study, { spec: 'lamp.survey', name: 'PHQ-9', settings: [], schedule: [] });
    people.lively = store.add('Participant', study, {});
    people.silent = store.add('Participant', study, {});
    const reading = (hours: number, sensor: string) => ({ timestamp: hoursAgo(hours), sensor, data: {} });
    const answer = (hours: number) => ({
      timestamp: hoursAgo(hours),
      duration: 1000,
      activity,
      static_data: {},
      temporal_slices: [],
    });
    store.addEvents('SensorEvent', people.lively, [reading(1, 'lamp.gps'), reading(70, 'lamp.steps')]);
    store.addEvents('SensorEvent', people.silent, [reading(96, 'lamp.gps')]);
    store.addEvents('ActivityEvent', people.lively, [answer(14 * 24)]);
    store.addEvents('ActivityEvent', people.silent, [answer(16 * 24)]);
  });

  withPython('the program lists streams with nothing in 72 hours, and a survey after 15 days', async () => {
    const { silent } = people;
    const { stdout } = await start('who_sends_no_data.py');
    expect(stdout.trim().split(/\s*\n\s*/)).toEqual([`${silent} Location`, `${silent} Steps`, `${silent} PHQ-9`]);
    expect(mock.faults).toEqual([]);
  });

  it('the query has the newest time of each stream for each person, and no stream that never sent', async () => {
    const { mdx, file } = loadContent().documents.find(
      (document) => document.path === '/start_here/who_sends_no_data',
    )!;
    const query = collectSamples(parseMdx(mdx), file).find(({ language }) => language === 'jsonata');
    const response = await fetch(mock.url, {
      method: 'POST',
      headers: {
        'content-type': 'text/plain',
        authorization: `Basic ${btoa(`${KEYS.access_key}:${KEYS.secret_key}`)}`,
      },
      body: query!.code.replace('your study id', study),
    });
    const rows = (await response.json()) as Record<string, string>[];
    expect(rows.map(({ person }) => person).toSorted()).toEqual(Object.values(people).toSorted());
    const row = (id = '') => rows.find(({ person }) => person === id) ?? {};
    expect(Object.keys(row(people.lively))).toEqual(['person', 'alias', 'location', 'steps', 'any activity']);
    expect(Object.keys(row(people.silent))).toEqual(['person', 'alias', 'location', 'any activity']);
    expect(Date.parse(row(people.silent).location ?? '')).toBeLessThan(Date.now() - 95 * HOUR_MS);
  });
});
