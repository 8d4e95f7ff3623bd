import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { curlSample, KEYS_PLACEHOLDER } from '@/lib/openapi/curl-sample';
import type { MediaType, MaybeRef, Response, Schema } from '@/lib/openapi/document';
import { loadApi } from '@/lib/openapi/load';
import type { Operation } from '@/lib/openapi/operations';
import { createResolve } from '@/lib/openapi/resolve';
import { createValidator } from '@/lib/openapi/validator';
import { startMockServer, type MockServer } from '@/lib/openapi/mock/mock-server';

const run = promisify(execFile);
const api = await loadApi();
const resolve = createResolve(api.document);
const fits = createValidator(api.document, 'response');

const UNKNOWN = { participant: 'U0000000000', other: '00000000000000000000' };
const LOGIN = { access_key: 'lab@example.org', secret_key: 'calm-river-77' };

let mock: MockServer;
beforeAll(() => {
  try {
    execFileSync('curl', ['--version']);
  } catch {
    throw new Error('These tests run the samples with curl, which is not installed. Install curl.');
  }
});
beforeEach(async () => (mock = await startMockServer()));
afterEach(() => mock.close());

interface Reply {
  status: string;
  body: unknown;
}

/** Runs a sample in a shell, unchanged except for the host. */
async function runSample(sample: string): Promise<Reply> {
  const local = sample.replace('https://api.lamp.digital', mock.url);
  expect(local).not.toBe(sample);
  const command = `${local} -sS --noproxy '*' --max-time 10 -w '\\n%{http_code}'`;
  const { stdout } = await run('sh', ['-c', command], { env: { ...process.env, HOME: '/nonexistent' } });
  const end = stdout.lastIndexOf('\n');
  return { status: stdout.slice(end + 1), body: JSON.parse(stdout.slice(0, end) || 'null') as unknown };
}

/** The schema that an operation's page shows for a status, or undefined if the page does not list the status. */
function schemaOf({ path, method }: Operation, status: string): MaybeRef<Schema> | undefined {
  const found = api.document.paths[path]?.[method.toLowerCase() as 'get']?.responses[status];
  if (!found) return undefined;
  const [media] = Object.values(resolve<Response>(found).content ?? {}) as MediaType[];
  return media?.schema ?? {};
}

/** Expects a response with a status that the page lists, and a body that matches its schema. */
function expectDocumented(operation: Operation, { status, body }: Reply): void {
  const schema = schemaOf(operation, status);
  expect({ slug: operation.slug, status, isDocumented: schema !== undefined }).toMatchObject({ isDocumented: true });
  expect(fits(schema ?? {}, body)).toEqual([]);
}

/** Expects a response with this error code, which the page must list. */
function expectError(operation: Operation, reply: Reply, code: string): void {
  const { error, data } = reply.body as { error?: string; data?: unknown };
  expect({ slug: operation.slug, code: error ?? data }).toEqual({ slug: operation.slug, code });
  const listed = operation.errors.filter((one) => one.code === code || one.code === '(code inside data)');
  expect(listed.map(({ status }) => String(status))).toContain(reply.status);
  expectDocumented(operation, reply);
}

const each = (operations: Operation[]) => operations.map((one) => [one.slug, one] as const);
const served = api.operations.filter(({ status }) => status !== 'not-implemented');
const locked = served.filter(({ security }) => security.length);
const withKeys = (sample: string, keys: string) => sample.replace(KEYS_PLACEHOLDER, keys);

describe('cURL samples, exactly as shown on their pages', () => {
  /** Names are unique, so what these samples create is deleted before they run. */
  const REMOVED: Record<string, string> = {
    'ActivitySpec.create': 'delete-an-activity-spec',
    'SensorSpec.create': 'delete-a-sensor-spec',
    'Credential.create': 'delete-a-credential-for-a-researcher-study-participant-activity-or-sensor',
  };

  test.each(each(served))(
    'B-122: the server accepts the sample for %s, and its response matches the schema',
    async (_, operation) => {
      const first = REMOVED[operation.id ?? ''];
      if (first) await runSample(curlSample(api.operation(first)));
      const reply = await runSample(curlSample(operation));
      expect({ ...reply, body: reply.status === '200' ? '' : reply.body }).toEqual({ status: '200', body: '' });
      expectDocumented(operation, reply);
      expect(mock.faults).toEqual([]);
    },
  );

  test.each(each(api.operations.filter(({ status }) => status === 'not-implemented')))(
    'the sample for %s gets the response that its page announces',
    async (_, operation) => {
      const reply = await runSample(curlSample(operation));
      expect(reply.status).toBe(String(operation.errors.at(-1)?.status));
      expectDocumented(operation, reply);
    },
  );
});

describe('cURL samples with wrong keys, unknown IDs, and empty bodies get only responses that their pages list', () => {
  test.each(each(locked))('%s with wrong keys, and with none', async (_, operation) => {
    const sample = curlSample(operation);
    expectError(operation, await runSample(withKeys(sample, 'ACCESS_KEY:WRONG')), '403.no-such-credentials');
    expectError(operation, await runSample(withKeys(sample, ':')), '401.missing-credentials');
  });

  const named = locked.filter(({ path }) =>
    /^\/(type|researcher|study|participant|activity|sensor)\/\{id\}/.test(path),
  );
  test.each(each(named))('%s with an unknown ID', async (_, operation) => {
    const [researcher = ''] = [...mock.store.resources.keys()];
    mock.store.logins.set(LOGIN.access_key, { ...LOGIN, origin: researcher, description: 'Lab' });
    const known = String(operation.parameters.path.find(({ name }) => name === 'id')?.examples[0]?.value);
    const unknown = known.startsWith('U') ? UNKNOWN.participant : UNKNOWN.other;
    const sample = curlSample(operation).replaceAll(known, unknown);
    const reply = await runSample(withKeys(sample, `${LOGIN.access_key}:${LOGIN.secret_key}`));
    expectError(operation, reply, '404.resource-not-found');
  });

  test.each(each(served.filter(({ body }) => body)))('%s with an empty body', async (_, operation) => {
    const sample = curlSample({ ...operation, body: undefined });
    const reply = await runSample(`${sample} -H 'Content-Type: ${operation.body?.type}' -d ''`);
    expectDocumented(operation, reply);
    const hasRules = operation.errors.some(({ code }) => code === '(field rules)');
    if (hasRules) expect(reply.status).toBe('400');
  });

  test('an unknown address', async () =>
    expect(await runSample("curl -L 'https://api.lamp.digital/no/such/thing'")).toEqual({
      status: '404',
      body: { message: '404.api-endpoint-unimplemented' },
    }));
});
