import { KEYS_PLACEHOLDER } from '@/lib/openapi/curl-sample';
import { loadApi } from '@/lib/openapi/load';
import { createMockApi, type MockApi } from '@/lib/openapi/mock/mock-api';

const RESEARCHER = 'b5n1yj8rtp60ezkqg2ad';
const STUDY = 'q7d2k9vhx4m0tz8ncw3s';
const OTHER_STUDY = 'h2x8k0wq5mtd7czn9rv4';
const PARTICIPANT = 'U4082917356';
const ACTIVITY = '/activity/t3v8m2c0xqd9k6hyz1rw';
const READINGS = `/participant/${PARTICIPANT}/sensor_event`;

const { document } = await loadApi();
let mock: MockApi;
let faults: string[];
beforeEach(() => {
  faults = [];
  mock = createMockApi(document, { onFault: (fault) => faults.push(fault) });
});

interface Reply {
  status: number;
  headers: Record<string, string>;
  body: { data?: unknown; error?: string };
}

async function send(method: string, url: string, body: string, type?: string, keys = KEYS_PLACEHOLDER): Promise<Reply> {
  const headers = { authorization: `Basic ${btoa(keys)}`, 'content-type': type };
  const reply = await mock.respond({ method, url, headers, body });
  return { ...reply, body: JSON.parse(reply.body || 'null') as Reply['body'] };
}
const call = (method: string, url: string, body?: unknown, keys?: string) =>
  send(method, url, body === undefined ? '' : JSON.stringify(body), 'application/json', keys);
const get = (url: string, keys?: string) => call('GET', url, undefined, keys);
/** What a list or a record has, in the form that the test expects. */
const dataOf = async <T = object>(url: string, keys?: string) => (await get(url, keys)).body.data as T;
const create = async <T = string>(url: string, body: unknown) => (await call('POST', url, body)).body.data as T;

async function loginFor(id: string): Promise<string> {
  const keys = { access_key: `${id.slice(0, 6)}@example.org`, secret_key: 'calm-river-77' };
  const { status } = await call('POST', `/type/${id}/credential`, { origin: id, ...keys, description: 'Test' });
  expect(status).toBe(200);
  return `${keys.access_key}:${keys.secret_key}`;
}

const event = (timestamp: number, sensor = 'lamp.steps') => ({ timestamp, sensor, data: { value: timestamp } });
const many = (count: number) => Array.from({ length: count }, (_, index) => event(1000 + index));
const times = async (query: string) =>
  (await dataOf<{ timestamp: number }[]>(`${READINGS}?${query}`)).map(({ timestamp }) => timestamp);

describe('what is written is kept', () => {
  it('a study, its participant, and their parents', async () => {
    const study = await create(`/researcher/${RESEARCHER}/study`, { name: 'New group' });
    const { id } = await create<{ id: string }>(`/study/${study}/participant`, {});
    expect(id).toMatch(/^U\d{10}$/);
    expect(await dataOf(`/study/${study}/participant`)).toEqual([{ id, isMessagingEnabled: true }]);
    expect(await dataOf(`/type/${id}/parent`)).toEqual({ Study: study, Researcher: RESEARCHER });
    expect((await call('DELETE', `/participant/${id}`)).body.data).toEqual({});
    expect(await dataOf(`/study/${study}/participant`)).toEqual([]);
  });

  it('a changed activity, which nobody outside the study can delete', async () => {
    const change = { name: 'Night check in', schedule: [] };
    await call('PUT', ACTIVITY, change);
    expect(await dataOf(ACTIVITY)).toMatchObject({ ...change, studyId: STUDY });
    const { status, body } = await call('DELETE', ACTIVITY, undefined, await loginFor(OTHER_STUDY));
    expect([status, body]).toEqual([200, { data: '403.security-context-out-of-scope' }]);
  });

  it('a repeated event is stored twice', async () => {
    for (const _ of [1, 2]) await call('POST', READINGS, event(5));
    expect(await times('origin=lamp.steps')).toEqual([5, 5]);
  });

  it('two mocks share nothing', async () => {
    await call('DELETE', `/study/${STUDY}`);
    expect(createMockApi(document).store.resources.has(STUDY)).toBe(true);
  });
});

describe('events are filtered as the description says', () => {
  it.each([
    ['origin=lamp.steps', [30, 20, 10]],
    ['origin=lamp.steps&limit=2', [30, 20]],
    ['origin=lamp.steps&limit=-2', [10, 20]],
    ['origin=lamp.steps&from=20', [30, 20]],
    ['origin=lamp.steps&to=20', [10]],
    ['origin=lamp.steps&from=20&to=20', [20]],
    ['origin=lamp.steps&from=0&to=0', [30, 20, 10]],
    ['origin=lamp.none', []],
    ['origin=lamp.steps&origin=lamp.gps', []],
  ])('%s', async (query, expected) => {
    await call('POST', READINGS, [event(30), event(10), event(20), event(20, 'lamp.gps')]);
    expect(await times(query)).toEqual(expected);
  });

  // repository/mongo/SensorEventRepository.ts of the public server decides about limits below 1.
  it.each([
    ['', 1000],
    ['&limit=5000', 1080],
    ['&limit=0', 1080],
    ['&limit=', 1080],
    ['&limit=500', 500],
    ['&limit=-500', 101],
    ['&limit=-100', 100],
  ])('of 1,080 events, origin=lamp.steps%s returns %i', async (limit, count) => {
    await call('POST', READINGS, many(1080));
    expect(await times(`origin=lamp.steps${limit}`)).toHaveLength(count);
  });

  it('a streak counts days up to today', async () => {
    const game = { duration: 1, activity: 't3v8m2c0xqd9k6hyz1rw', static_data: {}, temporal_slices: [] };
    const events = [0, 1, 2, 4].map((ago) => ({ ...game, timestamp: Date.now() - ago * 86_400_000 }));
    const { body } = await call('POST', `/participant/${PARTICIPANT}/activity_event`, events);
    expect(body.data).toEqual({ streak: 3 });
  });
});

/** Each test names the file of the public server (December 2025) that decides it. */
describe('where the public server surprises, the mock does the same', () => {
  it('an ActivityEvent names its participant in _parent: repository/mongo/ActivityEventRepository.ts', async () => {
    expect((await dataOf<object[]>(`/participant/${PARTICIPANT}/activity_event`))[0]).toHaveProperty(
      '_parent',
      PARTICIPANT,
    );
    expect((await dataOf<object[]>(READINGS))[0]).not.toHaveProperty('_parent');
  });

  it('a form is not an empty body, and stores a broken event: app.ts', async () => {
    await send('POST', READINGS, JSON.stringify([event(5)]), 'application/x-www-form-urlencoded');
    expect(await dataOf(`${READINGS}?origin=undefined`)).toEqual([
      expect.objectContaining({ timestamp: null, sensor: 'undefined', data: {} }),
    ]);
    expect(faults).toEqual([expect.stringContaining('Expected application/json')]);
  });

  it('a body of another type counts as an empty object: app.ts', async () => {
    const { body } = await send('POST', `/study/${STUDY}/activity`, '<activity/>', 'application/xml');
    expect(await dataOf(`/activity/${String(body.data)}`)).toMatchObject({ spec: '__broken_link__' });
  });

  it('`me` is replaced in four calls only; elsewhere it is the name of nothing: service/StudyService.ts', async () => {
    const keys = await loginFor(RESEARCHER);
    expect(await dataOf('/researcher/me', keys)).toMatchObject([{ id: RESEARCHER }]);
    expect(await dataOf('/researcher/me/study', keys)).toEqual([]);
    expect((await get('/type/me/tag', keys)).status).toBe(500);
    expect((await get('/type/me/parent')).body).toEqual({ error: '400.context-substitution-failed' });
  });

  it('the parents of `me` leave out the resource itself: service/TypeService.ts', async () => {
    const parents = { Study: STUDY, Researcher: RESEARCHER };
    expect(await dataOf('/type/me/parent', await loginFor(PARTICIPANT))).toEqual(parents);
    expect(await dataOf('/type/me/parent', await loginFor(RESEARCHER))).toEqual({});
  });

  it('an administrator creates below an unknown ID, and gets 500 for its tags: repository/mongo/TypeRepository.ts', async () => {
    expect((await call('POST', '/study/00000000000000000000/activity', { name: 'Lost' })).status).toBe(200);
    expect((await call('POST', '/participant/U0000000000/sensor_event', event(5))).status).toBe(200);
    expect((await get('/type/U0000000000/tag/lamp.name')).status).toBe(500);
    expect((await get('/participant/U0000000000')).body).toEqual({ data: [] });
  });

  it.each(['/participant/U0000000000/activity', '/activity/00000000000000000000/participant'])(
    'the shared list %s answers 404, for an administrator, too: service/ParticipantService.ts',
    async (path) => expect((await get(path)).body).toEqual({ error: '404.resource-not-found' }),
  );

  it('below a deleted Study, an administrator cannot delete a participant: repository/mongo/TypeRepository.ts', async () => {
    await call('DELETE', `/study/${STUDY}`);
    expect((await call('DELETE', `/participant/${PARTICIPANT}`)).status).toBe(500);
  });

  it.each([
    ['', 2, 2],
    ['?offset=0', 2, 0],
    ['?offset=1', 1, 2],
    ['?limit=0', 2, 2],
    ['?limit=1', 1, 2],
    ['?limit=1&offset=1&ignore_binary=true', 1, 2],
  ])(
    'of two activities, the list%s has %i, in total %i: repository/mongo/ActivityRepository.ts',
    async (query, count, total) => {
      const { body } = await get(`/study/${STUDY}/activity${query}`);
      expect(body).toMatchObject({ total });
      expect(body.data).toHaveLength(count);
    },
  );

  it('a researcher’s first Study has no isMessagingEnabled: repository/mongo/ResearcherRepository.ts', async () => {
    const researcher = await create('/researcher', { name: 'New lab' });
    const [study] = await dataOf<[{ id: string }]>(`/researcher/${researcher}/study`);
    expect(study).toEqual({ id: study.id, name: 'New lab' });
    const { id } = await create<{ id: string }>(`/study/${study.id}/participant`, {});
    expect(await dataOf(`/participant/${id}`)).toEqual([{ id }]);
  });

  it('a custom schedule entry without times is kept only if it is alone: repository/mongo/ActivityRepository.ts', async () => {
    const entry = { start_date: '2025-03-03T00:00:00.000Z', time: '2025-03-03T19:30:00.000Z', custom_time: null };
    const [custom, daily] = ['custom', 'daily'].map((repeat_interval) => ({ ...entry, repeat_interval }));
    await call('PUT', ACTIVITY, { schedule: [custom, daily] });
    expect(await dataOf(ACTIVITY)).toHaveProperty('schedule', [{ ...daily, notification_ids: [expect.any(Number)] }]);
    await call('PUT', ACTIVITY, { schedule: [custom] });
    expect(await dataOf(ACTIVITY)).toHaveProperty('schedule', [custom]);
  });

  it('a spec without a page has null for it, and a deleted one comes back: repository/mongo/ActivitySpecRepository.ts', async () => {
    const path = '/activity_spec/org.example.bare';
    await call('POST', '/activity_spec', { name: 'org.example.bare' });
    const bare = { id: 'org.example.bare', description: null, executable: null, static_data: {}, temporal_slices: {} };
    expect(await dataOf(path)).toMatchObject([bare]);
    await call('PUT', path, { description: 'Bare' });
    await call('DELETE', path);
    expect(await dataOf(path)).toEqual([]);
    await call('POST', '/activity_spec', { name: 'org.example.bare', description: 'New' });
    expect(await dataOf(path)).toMatchObject([{ ...bare, description: 'Bare' }]);
  });

  it('an update with null deletes: service/StudyService.ts', async () => {
    await call('PUT', `/study/${OTHER_STUDY}`, null);
    expect(await dataOf(`/study/${OTHER_STUDY}`)).toEqual([]);
  });

  it('`transform` makes the response an empty object: service/StudyService.ts', async () =>
    expect((await get(`/study/${STUDY}?transform=data`)).body).toEqual({}));

  it('an expression in `transform` that has an error gets 500 with the error: service/StudyService.ts', async () =>
    expect(await get(`/study/${STUDY}?transform=%24sum(`)).toMatchObject({
      status: 500,
      body: { error: expect.stringContaining('end of expression') as string },
    }));

  it.each([
    ['GET', `/study/${STUDY}`, '', true],
    ['GET', '/', '', false],
    ['PUT', '/sensor/z6c4w9n2hqk0v7tm1xdy', '{"name":"Location"}', false],
    ['POST', `/study/${STUDY}/sensor`, '{"name":"a.b"}', false],
    ['POST', `/study/${STUDY}/sensor`, 'no JSON', false],
    ['GET', '/no/such/thing', '', false],
    ['GET', '/system/healthz', '', false],
  ])('%s %s with the body "%s" is not to be cached: %s (app.ts, service/*)', async (method, url, body, isMarked) => {
    const headers = { authorization: `Basic ${btoa(KEYS_PLACEHOLDER)}`, 'content-type': 'application/json' };
    expect('cache-control' in (await mock.respond({ method, url, headers, body })).headers).toBe(isMarked);
  });

  it('a server that is up says so in plain text: utils/SystemInfoAPI.ts', async () =>
    expect(await mock.respond({ method: 'GET', url: '/system/healthz', headers: {}, body: '' })).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: 'ok',
    }));

  it('an empty result of a query is JSON without text: service/Query.ts', async () => {
    const headers = { authorization: `Basic ${btoa(KEYS_PLACEHOLDER)}`, 'content-type': 'text/plain' };
    const reply = await mock.respond({ method: 'POST', url: '/', headers, body: 'nothing' });
    expect(reply).toMatchObject({
      status: 200,
      body: '',
      headers: { 'content-type': 'application/json; charset=utf-8' },
    });
  });

  it.each([
    [`/study/${STUDY}/sensor`, { spec: 'lamp.gps', name: ' Location ' }],
    [`/researcher/${RESEARCHER}/study`, { name: 2026 }],
    [`/researcher/${RESEARCHER}/study`, { name: 'Study', isMessagingEnabled: 'yes' }],
    ['/activity_spec', {}],
  ])('POST %s takes %j: validator/validationRules.ts', async (path, body) =>
    expect((await call('POST', path, body)).status).toBe(200),
  );

  it.each([
    ['/sensor_spec', { name: 'org.example.heart' }, 400],
    [`/study/${STUDY}/sensor`, { spec: 'lamp.gps' }, 400],
    [READINGS, null, 500],
    [READINGS, [event(5), null], 500],
  ])('POST %s refuses %j with %i: validator/validationRules.ts, repository/mongo/*', async (path, body, status) =>
    expect((await call('POST', path, body)).status).toBe(status),
  );

  it('a credential without `origin` is malformed: repository/mongo/CredentialRepository.ts', async () => {
    const body = { access_key: 'new@example.org', secret_key: 'calm-river-77', description: 'New' };
    expect((await call('POST', `/type/${STUDY}/credential`, body)).body).toEqual({
      error: '400.malformed-credential-object',
    });
  });
});

describe('who may do what', () => {
  it.each([
    [PARTICIPANT, '/participant/me', 200],
    [PARTICIPANT, `/study/${STUDY}`, 403],
    [PARTICIPANT, '/researcher', 403],
    [RESEARCHER, `/participant/${PARTICIPANT}`, 200],
    [RESEARCHER, '/researcher/m4t7qz0cxk9wv2hd8np6', 403],
    [RESEARCHER, '/participant/U0000000000', 404],
  ])('the login of %s gets %s with status %i', async (id, path, status) =>
    expect((await get(path, await loginFor(id))).status).toBe(status),
  );

  // service/Security.ts: an empty access key is wrong, not missing.
  it.each([
    ['ACCESS_KEY:WRONG', '403.no-such-credentials'],
    [':SECRET_KEY', '403.no-such-credentials'],
    ['ACCESS_KEY:', '401.missing-credentials'],
    ['', '401.missing-credentials'],
  ])('the keys "%s" get %s', async (keys, error) =>
    expect((await get(`/study/${STUDY}`, keys)).body).toEqual({ error }),
  );

  it('only the administrator deletes a credential, which then stops working', async () => {
    const keys = await loginFor(PARTICIPANT);
    const path = `/type/${PARTICIPANT}/credential/${encodeURIComponent(keys.split(':')[0]!)}`;
    expect((await call('DELETE', path, undefined, keys)).status).toBe(403);
    expect((await call('DELETE', path)).status).toBe(200);
    expect((await call('DELETE', path)).body).toEqual({ error: '404.no-such-credentials' });
    expect((await get('/participant/me', keys)).status).toBe(403);
  });
});

describe('tags', () => {
  const tag = `/type/${PARTICIPANT}/tag/org.example.tag`;

  it('a tag from above overrides the resource’s own, until it is removed', async () => {
    await call('PUT', `${tag}/me`, 'blue');
    await call('PUT', `/type/${STUDY}/tag/org.example.tag/Participant`, 'red');
    expect(await dataOf(tag)).toBe('red');
    await call('PUT', `/type/${STUDY}/tag/org.example.tag/Participant`, null);
    expect(await dataOf(tag)).toBe('blue');
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
    await call('PUT', `${tag}/me`, value);
    expect((await get(`${tag}/${index}`)).body).toEqual(expected);
  });

  it('can be reached by the older word and by the kind of resource', async () =>
    expect(await dataOf(`/participant/${PARTICIPANT}/attachment/lamp.name`)).toBe('Sam'));
});

describe('queries', () => {
  const people = `$LAMP.Study.list("${RESEARCHER}").( $s := id; { "name": name, "people": $count($LAMP.Participant.list($s)) } )`;
  it.each([
    [
      'join the results of several operations',
      people,
      [
        { name: 'Sleep and Mood 2025', people: 3 },
        { name: 'Walking Group', people: 0 },
      ],
    ],
    ['list what is beside a resource', `[$LAMP.Participant.list("${STUDY}", true)]`, []],
    ['have null for a tag that is not set', `{ "tag": $LAMP.Tag.get("${PARTICIPANT}", "none") }`, { tag: null }],
  ])('%s', async (_, expression, result) => expect((await call('POST', '/', expression)).body).toEqual(result));

  it.each([
    ['1', 'ACCESS_KEY:WRONG', '403.no-such-credentials'],
    ['$Participant_view("x")', undefined, 'Attempted to invoke a non-function'],
    ['$LAMP.Study.list()', undefined, '404.resource-not-found'],
  ])('fail with status 500, whatever the reason: %s', async (expression, keys, error) =>
    expect(await call('POST', '/', expression, keys)).toMatchObject({ status: 500, body: { error } }),
  );
});

it.each<[what: string, path: string, body: object | undefined, expected: string[]]>([
  ['an unknown parameter', `${READINGS}?orign=lamp.gps`, undefined, ['"orign" is unknown']],
  ['a limit that is not a number', `${READINGS}?limit=many`, undefined, ['"limit": Instance type "string"']],
  ['an event without a time', READINGS, { sensor: 'lamp.gps', data: {} }, ['"timestamp"']],
  ['an unknown address', '/no/such/thing', undefined, ['there is no such operation']],
  ['nothing in a call that follows the description', `${READINGS}?origin=lamp.gps&limit=5`, undefined, []],
])('differences from the description are reported: %s', async (_, path, body, expected) => {
  await call(body ? 'POST' : 'GET', path, body);
  expect(faults).toEqual(expected.map((words) => expect.stringContaining(words) as string));
});
