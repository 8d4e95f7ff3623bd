import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { promisify } from 'node:util';
import { curlSample } from '@/lib/openapi/curl-sample';
import type { MaybeRef, MediaType, Response, Schema } from '@/lib/openapi/document';
import { loadApi } from '@/lib/openapi/load';
import { createResolve } from '@/lib/openapi/resolve';
import { createValidator } from './validator';

const run = promisify(execFile);
const api = await loadApi();
const resolve = createResolve(api.document);
const fits = createValidator(api.document, 'response');

let mock: ChildProcess | undefined;
let address = '';

/** Starts the mock as a process of its own and waits for its address. */
function startMock(): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/mock-api.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  mock = child;
  return new Promise((resolve, reject) => {
    let complaints = '';
    child.stderr.on('data', (chunk) => (complaints += String(chunk)));
    child.stdout.on('data', (chunk) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(String(chunk))?.[0];
      if (found) resolve(found);
    });
    child.on('exit', (code) => reject(new Error(`The mock server ended with ${code}: ${complaints}`)));
  });
}

beforeAll(async () => {
  try {
    execFileSync('curl', ['--version']);
  } catch {
    throw new Error('These tests run the samples with curl, and there is none on this machine. Install curl.');
  }
  address = await startMock();
}, 60_000);
afterAll(() => mock?.kill());

/** Runs a sample as a shell does; only the host is another one. */
async function runSample(sample: string, server: string): Promise<{ status: string; body: string }> {
  const local = sample.replace(server, address);
  expect(local).not.toBe(sample);
  const command = `${local} -sS --noproxy '*' --max-time 10 -w '\\n%{http_code}'`;
  const { stdout } = await run('sh', ['-c', command], { env: { ...process.env, HOME: '/nonexistent' } });
  const end = stdout.lastIndexOf('\n');
  return { body: stdout.slice(0, end), status: stdout.slice(end + 1) };
}

function responseSchema(path: string, method: string, status: string): MaybeRef<Schema> {
  const item = api.document.paths[path] ?? {};
  const operation = item[method.toLowerCase() as 'get'];
  const { content = {} } = resolve<Response>(operation?.responses[status] ?? { description: '' });
  const [media] = Object.values(content) as MediaType[];
  return media?.schema ?? {};
}

describe('cURL samples against a server made from the description', () => {
  test.each(api.operations.map((operation) => [operation.slug, operation] as const))(
    'B-122: the sample of %s is accepted, and its answer fits the schema',
    async (_, operation) => {
      const { path, method, server } = operation;
      const expected = operation.responses.find(({ status }) => status.startsWith('2'))?.status;
      const { status, body } = await runSample(curlSample(operation), server);
      expect({ status, body: status === expected ? '' : body }).toEqual({ status: expected, body: '' });
      expect(fits(responseSchema(path, method, status), JSON.parse(body))).toEqual([]);
    },
    20_000,
  );

  test('the server refuses wrong keys', async () => {
    const operation = api.operation('view-a-study');
    const sample = curlSample(operation).replace('SECRET_KEY', 'WRONG');
    expect((await runSample(sample, operation.server)).status).toBe('401');
  });

  test('the server refuses a body that breaks its schema, and one of another media type', async () => {
    const operation = api.operation('create-a-study-for-a-researcher');
    const sample = curlSample(operation);
    expect((await runSample(sample.replace('"name"', '"nom"'), operation.server)).status).toBe('400');
    expect((await runSample(sample.replace('application/json', 'text/plain'), operation.server)).status).toBe('415');
  });

  test('the server refuses an address that no operation has', async () => {
    const { server } = api.operation('view-a-study');
    expect((await runSample(`curl -L '${server}/no/such/thing'`, server)).status).toBe('404');
  });
});
