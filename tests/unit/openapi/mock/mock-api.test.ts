import { KEYS_PLACEHOLDER } from '@/lib/openapi/curl-sample';
import { startMockServer, type MockServer } from '@/tests/support/mock-server';

const RESEARCHER = 'b5n1yj8rtp60ezkqg2ad';
const STUDY = 'q7d2k9vhx4m0tz8ncw3s';
const PARTICIPANT = 'U4082917356';
const OTHER_STUDY = 'h2x8k0wq5mtd7czn9rv4';

let mock: MockServer;
beforeEach(async () => (mock = await startMockServer()));
afterEach(() => mock.close());

interface Reply {
  status: number;
  body: { data?: unknown; error?: string; message?: string };
}

async function call(method: string, path: string, body?: unknown, keys = KEYS_PLACEHOLDER): Promise<Reply> {
  const headers: Record<string, string> = { Authorization: `Basic ${btoa(keys)}` };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const response = await fetch(mock.url + path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Reply['body'] };
}

/** The result of a call, in the form that the test expects. */
const data = async <T>(...args: Parameters<typeof call>): Promise<T> => (await call(...args)).body.data as T;

async function loginFor(id: string): Promise<string> {
  const keys = { access_key: `${id.slice(0, 6)}@example.org`, secret_key: 'calm-river-77' };
  const { status } = await call('POST', `/type/${id}/credential`, { origin: id, ...keys, description: 'Test' });
  expect(status).toBe(200);
  return `${keys.access_key}:${keys.secret_key}`;
}

const event = (timestamp: number, sensor = 'lamp.steps') => ({ timestamp, sensor, data: { value: timestamp } });
const times = ({ body }: Reply): number[] => (body.data as { timestamp: number }[]).map(({ timestamp }) => timestamp);

describe('what is written is kept', () => {
  it('a study, its participant, and their parents', async () => {
    const study = await data<string>('POST', `/researcher/${RESEARCHER}/study`, { name: 'New group' });
    const { id } = await data<{ id: string }>('POST', `/study/${study}/participant`, {});
    expect(id).toMatch(/^U\d{10}$/);
    expect((await call('GET', `/study/${study}/participant`)).body.data).toEqual([{ id, isMessagingEnabled: true }]);
    expect((await call('GET', `/type/${id}/parent`)).body.data).toEqual({ Study: study, Researcher: RESEARCHER });
    expect((await call('DELETE', `/participant/${id}`)).body.data).toEqual({});
    expect((await call('GET', `/study/${study}/participant`)).body.data).toEqual([]);
  });

  it('a changed activity, which nobody outside the study can delete', async () => {
    const [{ id }] = await data<[{ id: string }]>('GET', `/study/${STUDY}/activity`);
    await call('PUT', `/activity/${id}`, { name: 'Night check in', schedule: [] });
    expect((await call('GET', `/activity/${id}`)).body.data).toMatchObject({
      name: 'Night check in',
      schedule: [],
      studyId: STUDY,
    });
    const otherResearcher = await loginFor(OTHER_STUDY);
    expect(await call('DELETE', `/activity/${id}`, undefined, otherResearcher)).toEqual({
      status: 200,
      body: { data: '403.security-context-out-of-scope' },
    });
  });

  it('a repeated event is stored twice', async () => {
    const path = `/participant/${PARTICIPANT}/sensor_event`;
    for (const _ of [1, 2]) await call('POST', path, event(5));
    expect(times(await call('GET', `${path}?origin=lamp.steps`))).toEqual([5, 5]);
  });

  it('two mocks share nothing', async () => {
    const other = await startMockServer();
    await call('DELETE', `/study/${STUDY}`);
    expect(other.store.resources.has(STUDY)).toBe(true);
    await other.close();
  });
});

describe('events are filtered as the description says', () => {
  const path = `/participant/${PARTICIPANT}/sensor_event`;
  beforeEach(() => call('POST', path, [event(30), event(10), event(20), event(20, 'lamp.gps')]));

  it.each([
    ['origin=lamp.steps', [30, 20, 10]],
    ['origin=lamp.steps&limit=2', [30, 20]],
    ['origin=lamp.steps&limit=-2', [10, 20]],
    ['origin=lamp.steps&from=20', [30, 20]],
    ['origin=lamp.steps&to=20', [10]],
    ['origin=lamp.steps&from=20&to=20', [20]],
    ['origin=lamp.steps&from=0&to=0', [30, 20, 10]],
    ['origin=lamp.none', []],
  ])('%s', async (query, expected) => expect(times(await call('GET', `${path}?${query}`))).toEqual(expected));

  it('1000 events are returned without a limit', async () => {
    await call(
      'POST',
      path,
      Array.from({ length: 1200 }, (_, index) => event(1000 + index)),
    );
    expect(times(await call('GET', `${path}?origin=lamp.steps`))).toHaveLength(1000);
    expect(times(await call('GET', `${path}?origin=lamp.steps&limit=5000`))).toHaveLength(1203);
  });

  it('a streak counts days up to today', async () => {
    const day = 86_400_000;
    const events = [0, 1, 2, 4].map((ago) => ({
      timestamp: Date.now() - ago * day,
      duration: 1,
      activity: 't3v8m2c0xqd9k6hyz1rw',
      static_data: {},
      temporal_slices: [],
    }));
    expect((await call('POST', `/participant/${PARTICIPANT}/activity_event`, events)).body.data).toEqual({ streak: 3 });
  });
});

/** Each test names the file of the public server (December 2025) that decides it. */
describe('where the public server surprises, the mock does the same', () => {
  const events = `/participant/${PARTICIPANT}/sensor_event`;
  const many = Array.from({ length: 120 }, (_, index) => event(1000 + index));

  /** Sends a body as curl does by default, or with another type. */
  const send = async (path: string, body: string, type: string): Promise<Reply> => {
    const headers = { Authorization: `Basic ${btoa(KEYS_PLACEHOLDER)}`, 'Content-Type': type };
    const response = await fetch(mock.url + path, { method: 'POST', headers, body });
    return { status: response.status, body: (await response.json()) as Reply['body'] };
  };

  it('a negative limit returns 101 events at most: repository/mongo/SensorEventRepository.ts', async () => {
    await call('POST', events, many);
    expect(times(await call('GET', `${events}?origin=lamp.steps&limit=-500`))).toHaveLength(101);
    expect(times(await call('GET', `${events}?origin=lamp.steps&limit=-100`))).toHaveLength(100);
    expect(times(await call('GET', `${events}?origin=lamp.steps&limit=500`))).toHaveLength(120);
  });

  it.each(['limit=0', 'limit='])('%s returns every event: repository/mongo/SensorEventRepository.ts', async (query) => {
    await call('POST', events, [...many, ...many, ...many, ...many, ...many, ...many, ...many, ...many, ...many]);
    expect(times(await call('GET', `${events}?origin=lamp.steps&${query}`))).toHaveLength(1080);
  });

  it('an ActivityEvent names its participant in _parent: repository/mongo/ActivityEventRepository.ts', async () => {
    const found = await data<{ _parent: string }[]>('GET', `/participant/${PARTICIPANT}/activity_event`);
    expect(new Set(found.map(({ _parent }) => _parent))).toEqual(new Set([PARTICIPANT]));
    expect((await data<object[]>('GET', events))[0]).not.toHaveProperty('_parent');
  });

  it('a form is not an empty body, and stores a broken event: app.ts', async () => {
    await send(events, '[{"timestamp": 5, "sensor": "lamp.steps", "data": {}}]', 'application/x-www-form-urlencoded');
    expect((await call('GET', `${events}?origin=undefined`)).body.data).toMatchObject([
      { timestamp: null, sensor: 'undefined', data: {} },
    ]);
    expect(mock.mismatches).toEqual([expect.stringMatching(/Expected application\/json/)]);
  });

  it('a body of another type counts as an empty object: app.ts', async () => {
    const path = `/study/${STUDY}/activity`;
    const { body } = await send(path, '<activity/>', 'application/xml');
    expect((await call('GET', `/activity/${String(body.data)}`)).body.data).toMatchObject({ spec: '__broken_link__' });
  });

  it('`me` is replaced in four calls only; elsewhere it is the name of nothing: service/StudyService.ts', async () => {
    const keys = await loginFor(RESEARCHER);
    expect(await data<object[]>('GET', '/researcher/me', undefined, keys)).toMatchObject([{ id: RESEARCHER }]);
    expect(await data('GET', '/researcher/me/study', undefined, keys)).toEqual([]);
    expect((await call('GET', '/type/me/tag', undefined, keys)).status).toBe(500);
  });

  it('the parents of `me` leave out the resource itself: service/TypeService.ts', async () => {
    const keys = await loginFor(PARTICIPANT);
    expect(await data('GET', '/type/me/parent', undefined, keys)).toEqual({ Study: STUDY, Researcher: RESEARCHER });
    expect(await data('GET', '/type/me/parent', undefined, await loginFor(RESEARCHER))).toEqual({});
  });

  it('an administrator creates below an unknown ID, and gets 500 for its tags: repository/mongo/TypeRepository.ts', async () => {
    expect((await call('POST', '/study/00000000000000000000/activity', { name: 'Lost' })).status).toBe(200);
    expect((await call('POST', '/participant/U0000000000/sensor_event', event(5))).status).toBe(200);
    expect((await call('GET', '/type/U0000000000/tag/lamp.name')).status).toBe(500);
    expect((await call('GET', '/participant/U0000000000')).body).toEqual({ data: [] });
  });

  it.each(['/participant/U0000000000/activity', '/activity/00000000000000000000/participant'])(
    'the shared list %s answers 404, for an administrator, too: service/ParticipantService.ts',
    async (path) => expect((await call('GET', path)).body).toEqual({ error: '404.resource-not-found' }),
  );

  it('below a deleted Study, an administrator cannot delete a participant: repository/mongo/TypeRepository.ts', async () => {
    await call('DELETE', `/study/${STUDY}`);
    expect((await call('DELETE', `/participant/${PARTICIPANT}`)).status).toBe(500);
  });

  it.each([
    ['', { data: 2, total: 2 }],
    ['?offset=0', { data: 2, total: 0 }],
    ['?offset=1', { data: 1, total: 2 }],
    ['?limit=0', { data: 2, total: 2 }],
    ['?limit=1', { data: 1, total: 2 }],
    ['?limit=1&offset=1&ignore_binary=true', { data: 1, total: 2 }],
  ])('of two activities, the list%s has %j: repository/mongo/ActivityRepository.ts', async (query, expected) => {
    const { body } = await call('GET', `/study/${STUDY}/activity${query}`);
    const { data: items, total } = body as { data: object[]; total: number };
    expect({ data: items.length, total }).toEqual(expected);
  });

  it('a researcher’s first Study has no isMessagingEnabled: repository/mongo/ResearcherRepository.ts', async () => {
    const researcher = await data<string>('POST', '/researcher', { name: 'New lab' });
    const [study] = await data<{ id: string }[]>('GET', `/researcher/${researcher}/study`);
    expect(study).toEqual({ id: study?.id, name: 'New lab' });
    const { id } = await data<{ id: string }>('POST', `/study/${study?.id}/participant`, {});
    expect(await data('GET', `/participant/${id}`)).toEqual([{ id }]);
  });

  it('a custom schedule entry without times is kept only if it is alone: repository/mongo/ActivityRepository.ts', async () => {
    const path = '/activity/t3v8m2c0xqd9k6hyz1rw';
    const entry = { start_date: '2025-03-03T00:00:00.000Z', time: '2025-03-03T19:30:00.000Z', custom_time: null };
    const custom = { ...entry, repeat_interval: 'custom' };
    const schedule = async () => (await data<{ schedule: object[] }>('GET', path)).schedule;
    await call('PUT', path, { schedule: [custom, { ...entry, repeat_interval: 'daily' }] });
    expect(await schedule()).toEqual([{ ...entry, repeat_interval: 'daily', notification_ids: [expect.any(Number)] }]);
    await call('PUT', path, { schedule: [custom] });
    expect(await schedule()).toEqual([custom]);
  });

  it('a spec without a page has null for it, and a deleted one comes back: repository/mongo/ActivitySpecRepository.ts', async () => {
    await call('POST', '/activity_spec', { name: 'org.example.bare' });
    const bare = { id: 'org.example.bare', description: null, executable: null, static_data: {}, temporal_slices: {} };
    expect(await data('GET', '/activity_spec/org.example.bare')).toMatchObject([bare]);
    await call('PUT', '/activity_spec/org.example.bare', { description: 'Bare' });
    await call('DELETE', '/activity_spec/org.example.bare');
    await call('POST', '/activity_spec', { name: 'org.example.bare', description: 'New' });
    expect(await data('GET', '/activity_spec/org.example.bare')).toMatchObject([{ ...bare, description: 'Bare' }]);
  });

  it('an update with null deletes: service/StudyService.ts', async () => {
    await call('PUT', `/study/${OTHER_STUDY}`, null);
    expect(await data('GET', `/study/${OTHER_STUDY}`)).toEqual([]);
  });

  it('an empty access key is wrong, not missing: service/Security.ts', async () =>
    expect((await call('GET', `/study/${STUDY}`, undefined, ':SECRET_KEY')).body).toEqual({
      error: '403.no-such-credentials',
    }));

  it('`transform` makes the response an empty object: service/StudyService.ts', async () =>
    expect((await call('GET', `/study/${STUDY}?transform=data`)).body).toEqual({}));

  it('responses are not to be cached, except those of the root: service/Query.ts', async () => {
    const headers = { Authorization: `Basic ${btoa(KEYS_PLACEHOLDER)}` };
    const control = async (path: string) => (await fetch(mock.url + path, { headers })).headers.get('cache-control');
    expect(await control(`/study/${STUDY}`)).toBe('no-store');
    expect(await control('/')).toBeNull();
  });
});

describe('who may do what', () => {
  it('a participant reads itself and nothing above', async () => {
    const keys = await loginFor(PARTICIPANT);
    expect((await call('GET', '/participant/me', undefined, keys)).body.data).toMatchObject([{ id: PARTICIPANT }]);
    expect((await call('GET', `/study/${STUDY}`, undefined, keys)).body).toEqual({
      error: '403.security-context-out-of-scope',
    });
    expect((await call('GET', '/researcher', undefined, keys)).status).toBe(403);
  });

  it('a researcher reads what is below, but no other researcher', async () => {
    const keys = await loginFor(RESEARCHER);
    expect((await call('GET', `/participant/${PARTICIPANT}`, undefined, keys)).status).toBe(200);
    expect((await call('GET', '/researcher/m4t7qz0cxk9wv2hd8np6', undefined, keys)).status).toBe(403);
    expect((await call('GET', '/participant/U0000000000', undefined, keys)).body).toEqual({
      error: '404.resource-not-found',
    });
  });

  it('`me` is nobody with the keys of an administrator', async () =>
    expect((await call('GET', '/type/me/parent')).body).toEqual({ error: '400.context-substitution-failed' }));

  it.each(['ACCESS_KEY:WRONG', 'nobody:SECRET_KEY'])('%s is rejected', async (keys) =>
    expect(await call('GET', `/study/${STUDY}`, undefined, keys)).toEqual({
      status: 403,
      body: { error: '403.no-such-credentials' },
    }),
  );

  it.each(['', ':', 'ACCESS_KEY:'])('the keys "%s" count as missing', async (keys) =>
    expect((await call('GET', `/study/${STUDY}`, undefined, keys)).status).toBe(401),
  );

  it('only the administrator deletes a credential, which then stops working', async () => {
    const keys = await loginFor(PARTICIPANT);
    const path = `/type/${PARTICIPANT}/credential/${encodeURIComponent(keys.split(':')[0]!)}`;
    expect((await call('DELETE', path, undefined, keys)).status).toBe(403);
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await call('DELETE', path)).body).toEqual({ error: '404.no-such-credentials' });
    expect((await call('GET', '/participant/me', undefined, keys)).status).toBe(403);
  });
});

describe('tags', () => {
  const path = (key: string, end: string) => `/type/${PARTICIPANT}/tag/${key}/${end}`;

  it('a tag from above overrides the resource’s own, until it is removed', async () => {
    await call('PUT', path('org.example.color', 'me'), 'blue');
    await call('PUT', `/type/${STUDY}/tag/org.example.color/Participant`, 'red');
    expect((await call('GET', path('org.example.color', ''))).body.data).toBe('red');
    await call('PUT', `/type/${STUDY}/tag/org.example.color/Participant`, null);
    expect((await call('GET', path('org.example.color', ''))).body.data).toBe('blue');
  });

  it.each([
    [[1, 2, 3], '1', { data: 2 }],
    [[1, 2, 3], '-1', { data: 3 }],
    [[1, 2, 3], 'length', { data: 3 }],
    [[1, 2, 3], '9', { data: null }],
    [{ a: { b: 1 } }, 'a', { data: { b: 1 } }],
    [{ a: 1 }, 'z', { data: null }],
    ['text', '0', { data: 't' }],
    [5, '0', { error: '404.specified-index-not-found' }],
    ['text', 'color', { error: '404.specified-index-not-found' }],
  ])('of %j the part %s is %j', async (value, index, expected) => {
    await call('PUT', path('org.example.part', 'me'), value);
    expect((await call('GET', path('org.example.part', index))).body).toEqual(expected);
  });

  it('can be reached by the older word and by the kind of resource', async () =>
    expect((await call('GET', `/participant/${PARTICIPANT}/attachment/lamp.name`)).body.data).toBe('Sam'));
});

describe('queries', () => {
  const ask = async (expression: string, keys?: string) => call('POST', '/', expression, keys);

  it('join the results of several operations', async () =>
    expect(
      (
        await ask(
          `$LAMP.Study.list("${RESEARCHER}").( $s := id; { "name": name, "people": $count($LAMP.Participant.list($s)) } )`,
        )
      ).body,
    ).toEqual([
      { name: 'Sleep and Mood 2025', people: 3 },
      { name: 'Walking Group', people: 0 },
    ]));

  it('a tag that is not set is null', async () =>
    expect((await ask(`{ "tag": $LAMP.Tag.get("${PARTICIPANT}", "org.example.none") }`)).body).toEqual({ tag: null }));

  it('fail with status 500, whatever the reason', async () => {
    expect(await ask('1', 'ACCESS_KEY:WRONG')).toEqual({ status: 500, body: { error: '403.no-such-credentials' } });
    expect((await ask('$Participant_view("x")')).status).toBe(500);
    expect((await ask('(')).status).toBe(500);
  });
});

const readings = `/participant/${PARTICIPANT}/sensor_event`;
it.each<[what: string, path: string, mismatches: RegExp[], body: object | undefined]>([
  ['an unknown parameter', `${readings}?orign=lamp.gps`, [/"orign" is unknown/], undefined],
  ['a limit that is not a number', `${readings}?limit=many`, [/"limit"/], undefined],
  ['an event without a time', readings, [/timestamp/], { sensor: 'lamp.gps', data: {} }],
  ['an unknown address', '/no/such/thing', [/no such operation/], undefined],
  ['nothing in a call that follows the description', `${readings}?origin=lamp.gps&limit=5`, [], undefined],
])('differences from the description are reported: %s', async (_, path, mismatches, body) => {
  await call(body ? 'POST' : 'GET', path, body);
  expect(mock.mismatches).toEqual(mismatches.map((words) => expect.stringMatching(words) as string));
});
