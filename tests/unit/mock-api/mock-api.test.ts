import { KEYS_PLACEHOLDER } from '@/lib/openapi/curl-sample';
import { loadApi } from '@/lib/openapi/load-api';
import { createMockApi, type MockApi } from '@/lib/mock-api/mock-api';
import { seededStore } from '@/lib/mock-api/seed';

const { description } = await loadApi();
/** What the mock begins with: the resources of the description's examples, below the first researcher and study. */
const resources = [...seededStore(description).resources.values()];
const idsOf = (kind: string) => resources.flatMap((resource) => (resource.kind === kind ? resource.id : []));
const [RESEARCHER = '', OTHER_RESEARCHER] = idsOf('Researcher');
const [STUDY = '', OTHER_STUDY = ''] = idsOf('Study');
const [PARTICIPANT = ''] = idsOf('Participant');
const ACTIVITY = `/activity/${idsOf('Activity')[0]}`;
const READINGS = `/participant/${PARTICIPANT}/sensor_event`;

let mock: MockApi;
let faults: string[];
beforeEach(() => {
  faults = [];
  mock = createMockApi(description, { onFault: (fault) => faults.push(fault) });
});

async function call(method: string, url: string, value?: unknown, keys = KEYS_PLACEHOLDER) {
  const headers = { authorization: `Basic ${btoa(keys)}`, 'content-type': 'application/json' };
  const { status, body } = await mock.respond({ method, url, headers, body: JSON.stringify(value) ?? '' });
  return { status, body: JSON.parse(body || 'null') as { data?: unknown; error?: string } };
}
const get = (url: string, keys?: string) => call('GET', url, undefined, keys);
/** What a list or a record has, in the form that the test expects. */
const dataOf = async <T = object>(url: string, keys?: string) => (await get(url, keys)).body.data as T;

async function loginFor(id: string): Promise<string> {
  const keys = { access_key: `${id.slice(0, 6)}@example.org`, secret_key: 'calm-river-77' };
  const { status } = await call('POST', `/type/${id}/credential`, { origin: id, ...keys, description: 'Test' });
  expect(status).toBe(200);
  return `${keys.access_key}:${keys.secret_key}`;
}

const event = (timestamp: number, sensor = 'lamp.steps') => ({ timestamp, sensor, data: { value: timestamp } });
const times = async (query: string) =>
  (await dataOf<{ timestamp: number }[]>(`${READINGS}?${query}`)).map(({ timestamp }) => timestamp);

describe('what is written is kept', () => {
  it('a changed activity, which nobody above another study can delete', async () => {
    const change = { name: 'Night check in', schedule: [] };
    await call('PUT', ACTIVITY, change);
    expect(await dataOf(ACTIVITY)).toMatchObject({ ...change, studyId: STUDY });
    const { status, body } = await call('DELETE', ACTIVITY, undefined, await loginFor(OTHER_STUDY));
    expect([status, body]).toEqual([403, { error: '403.security-context-out-of-scope' }]);
  });

  it('what an update leaves out or sends as null; null as a whole deletes', async () => {
    const { name } = (await dataOf<{ name: string }[]>(`/study/${STUDY}`))[0]!;
    await call('PUT', `/study/${STUDY}`, { name: null, isMessagingEnabled: false });
    expect(await dataOf(`/study/${STUDY}`)).toMatchObject([{ name, isMessagingEnabled: false }]);
    await call('PUT', `/study/${OTHER_STUDY}`, null);
    expect(await dataOf(`/study/${OTHER_STUDY}`)).toEqual([]);
  });
});

describe('lists have what the description says', () => {
  it.each([
    ['origin=lamp.steps', [30, 20, 10, 10]],
    ['origin=lamp.steps&limit=2', [30, 20]],
    ['origin=lamp.steps&limit=-3', [10, 10, 20]],
    ['origin=lamp.steps&from=20', [30, 20]],
    ['origin=lamp.steps&to=20', [10, 10]],
    ['origin=lamp.steps&from=20&to=20', [20]],
    ['origin=lamp.steps&from=0&to=0', [30, 20, 10, 10]],
    ['origin=lamp.none', []],
  ])('events of %s, of which one was sent twice', async (query, expected) => {
    await call('POST', READINGS, [event(30), event(10), event(10), event(20), event(20, 'lamp.gps')]);
    expect(await times(query)).toEqual(expected);
  });

  it.each([
    ['', 1000],
    ['&limit=5000', 1080],
    ['&limit=0', 1080],
    ['&limit=500', 500],
    ['&limit=-500', 101],
  ])('of 1,080 events, origin=lamp.steps%s returns %i', async (limit, count) => {
    await call(
      'POST',
      READINGS,
      Array.from({ length: 1080 }, (_, index) => event(1000 + index)),
    );
    expect(await times(`origin=lamp.steps${limit}`)).toHaveLength(count);
  });

  it.each([
    ['', 2],
    ['?offset=1', 1],
    ['?limit=1', 1],
    ['?limit=1&offset=1&ignore_binary=true', 1],
  ])('of two activities, the list%s has %i', async (query, count) => {
    const { body } = await get(`/study/${STUDY}/activity${query}`);
    expect(body).toMatchObject({ total: 2 });
    expect(body.data).toHaveLength(count);
  });
});

describe('who may do what', () => {
  it.each([
    [PARTICIPANT, '/participant/me', 200],
    [PARTICIPANT, `/study/${STUDY}`, 403],
    [PARTICIPANT, '/researcher', 403],
    [RESEARCHER, `/participant/${PARTICIPANT}`, 200],
    [RESEARCHER, `/researcher/${OTHER_RESEARCHER}`, 403],
    [RESEARCHER, '/participant/U0000000000', 404],
  ])('the credential of %s gets %s with status %i', async (id, path, status) =>
    expect((await get(path, await loginFor(id))).status).toBe(status),
  );

  it('`me` is the resource that a credential opens', async () => {
    const keys = await loginFor(RESEARCHER);
    expect(await dataOf('/researcher/me', keys)).toMatchObject([{ id: RESEARCHER }]);
    expect(await dataOf('/type/me/parent', await loginFor(PARTICIPANT))).toEqual({
      Study: STUDY,
      Researcher: RESEARCHER,
    });
    expect((await get('/type/me/parent')).body).toEqual({ error: '400.context-substitution-failed' });
  });

  it('an administrator writes below an unknown ID, too', async () => {
    expect((await call('POST', '/participant/U0000000000/sensor_event', event(5))).status).toBe(200);
    expect((await get('/participant/U0000000000')).body).toEqual({ data: [] });
    expect((await get('/participant/U0000000000/activity')).body).toEqual({ error: '404.resource-not-found' });
  });

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

it('a tag from above overrides the resource’s own, until it is removed; the older word finds it, too', async () => {
  const tag = `/type/${PARTICIPANT}/tag/org.example.tag`;
  await call('PUT', `${tag}/me`, 'blue');
  await call('PUT', `/type/${STUDY}/tag/org.example.tag/Participant`, 'red');
  expect(await dataOf(tag)).toBe('red');
  await call('PUT', `/type/${STUDY}/tag/org.example.tag/Participant`, null);
  expect(await dataOf(`/participant/${PARTICIPANT}/attachment/org.example.tag`)).toBe('blue');
});

describe('queries', () => {
  const isParticipantOf =
    (study: string) =>
    ({ kind, parent }: (typeof resources)[number]) =>
      kind === 'Participant' && parent === study;
  const people = `$LAMP.Study.list("${RESEARCHER}").( $s := id; { "name": name, "people": $count($LAMP.Participant.list($s)) } )`;
  it.each([
    [
      'join the results of several operations',
      people,
      resources.flatMap(({ kind, id, value: { name } }) => {
        return kind === 'Study' ? { name, people: resources.filter(isParticipantOf(id)).length } : [];
      }),
    ],
    ['list what is beside a resource', `[$LAMP.Participant.list("${STUDY}", true)]`, []],
    ['have null for a tag that is not set', `{ "tag": $LAMP.Tag.get("${PARTICIPANT}", "none") }`, { tag: null }],
    ['that select nothing have no text', 'nothing', null],
  ])('%s', async (_, expression, result) => expect((await call('POST', '/', expression)).body).toEqual(result));

  it.each([
    ['1', 'ACCESS_KEY:WRONG', '403.no-such-credentials'],
    ['$Participant_view("x")', undefined, 'Attempted to invoke a non-function'],
    ['$LAMP.Study.list()', undefined, '404.resource-not-found'],
  ])('fail with status 500, whatever the reason: %s', async (expression, keys, error) =>
    expect(await call('POST', '/', expression, keys)).toMatchObject({ status: 500, body: { error } }),
  );
});

it.each<[what: string, path: string, body: object | undefined, status: number, expected: string[]]>([
  ['an unknown parameter', `${READINGS}?orign=lamp.gps`, undefined, 200, ['"orign" is unknown']],
  ['a limit that is not a number', `${READINGS}?limit=many`, undefined, 200, ['"limit": Instance type "string"']],
  ['an event without a time', READINGS, { sensor: 'lamp.gps', data: {} }, 200, ['"timestamp"']],
  ['a field that is missing', `/study/${STUDY}/sensor`, { spec: 'lamp.gps' }, 400, ['"name"']],
  ['an empty list', READINGS, [], 500, []],
  ['an unknown address', '/no/such/thing', undefined, 404, ['there is no such operation']],
  ['nothing in a call that follows the description', `${READINGS}?origin=lamp.gps&limit=5`, undefined, 200, []],
])('differences from the description are reported: %s', async (_, path, body, status, expected) => {
  expect((await call(body ? 'POST' : 'GET', path, body)).status).toBe(status);
  expect(faults).toEqual(expected.map((fault) => expect.stringContaining(fault) as string));
});
