import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { curlSample } from '@/lib/openapi/curl-sample';
import type { DescribedResponse, MaybeRef, MediaType, Schema } from '@/lib/openapi/description';
import { loadApi } from '@/lib/openapi/load-api';
import { startMockServer, type MockServer } from '@/lib/mock-api/mock-server';
import type { Operation } from '@/lib/openapi/operations';
import { createResolve } from '@/lib/openapi/resolve';
import { createValidator } from '@/lib/openapi/validator';

const run = promisify(execFile);
const api = await loadApi();
const resolve = createResolve(api.description);
const fits = createValidator(api.description, 'response');

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

/** Runs a sample in a shell, unchanged except for the host. */
async function runSample(sample: string) {
  const local = sample.replace('https://api.lamp.digital', mock.url);
  expect(local).not.toBe(sample);
  const command = `${local} -sS --noproxy '*' --max-time 10 -w '\\n%{http_code}'`;
  const { stdout } = await run('sh', ['-c', command], { env: { ...process.env, HOME: '/nonexistent' } });
  const end = stdout.lastIndexOf('\n');
  return { status: stdout.slice(end + 1), body: JSON.parse(stdout.slice(0, end) || 'null') as unknown };
}

/** The schema that an operation's page shows for a status, or undefined if the page does not list the status. */
function schemaOf({ path, method }: Operation, status: string): MaybeRef<Schema> | undefined {
  const response = api.description.paths[path]?.[method.toLowerCase() as 'get']?.responses[status];
  if (!response) return undefined;
  const [media] = Object.values(resolve<DescribedResponse>(response).content ?? {}) as MediaType[];
  return media?.schema ?? {};
}

/** Expects a response with a status that the page lists, and a body that matches its schema. */
function expectDocumented(operation: Operation, { status, body }: Awaited<ReturnType<typeof runSample>>): void {
  const schema = schemaOf(operation, status);
  expect({ slug: operation.slug, status, isDocumented: schema !== undefined }).toMatchObject({ isDocumented: true });
  expect(fits(schema ?? {}, body)).toEqual([]);
}

const each = (operations: Operation[]) => operations.map((operation) => [operation.slug, operation] as const);
const served = api.operations.filter(({ status }) => status !== 'not-implemented');

describe('cURL samples, exactly as shown on their pages', () => {
  /** Names are unique, so what these samples create is deleted before they run. */
  const REMOVED: Record<string, string> = {
    'ActivitySpec.create': 'delete-an-activity-spec',
    'SensorSpec.create': 'delete-a-sensor-spec',
    'Credential.create': 'delete-a-credential-for-a-researcher-study-participant-activity-or-sensor',
  };

  it.each(each(served))(
    'the server accepts the sample for %s, and its response matches the schema',
    async (_, operation) => {
      const first = REMOVED[operation.id ?? ''];
      if (first) await runSample(curlSample(api.operations.find(({ slug }) => slug === first)!));
      const reply = await runSample(curlSample(operation));
      expect({ ...reply, body: reply.status === '200' ? '' : reply.body }).toEqual({ status: '200', body: '' });
      expectDocumented(operation, reply);
      expect(mock.faults).toEqual([]);
    },
  );

  it.each(each(api.operations.filter(({ status }) => status === 'not-implemented')))(
    'the sample for %s gets the response that its page announces',
    async (_, operation) => {
      const reply = await runSample(curlSample(operation));
      expect(reply.status).toBe(String(operation.errors.at(-1)?.status));
      expectDocumented(operation, reply);
    },
  );
});
