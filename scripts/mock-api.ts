/**
 * A server on this machine that answers as the API description says: `npm run api:mock -- [--port N]`. Samples of the
 * reference run against it, by hand and in the tests; the keys are the placeholders of the samples.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { Ajv } from 'ajv';
import addFormatsModule from 'ajv-formats';
import { OpenAPIBackend, type Context, type Document, type Request } from 'openapi-backend';
import { KEYS_PLACEHOLDER } from '@/lib/openapi/curl-sample';
import type { ApiDocument } from '@/lib/openapi/document';
import { loadApi } from '@/lib/openapi/load';
import { oneSided } from '@/lib/openapi/one-sided';
import { toJsonSchema, type OpenApiSchema } from '@/lib/check/samples/json-schema';

/** Schemas of OpenAPI 3.0 in the words that the mock's validator knows; examples are data and stay as they are. */
function withJsonSchemas(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withJsonSchemas);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => {
      if (key === 'example' || key === 'examples') return [key, below as unknown];
      if (key === 'schema') return [key, toJsonSchema(below as OpenApiSchema)];
      if (key === 'schemas') {
        const schemas = Object.entries(below as Record<string, OpenApiSchema>);
        return [key, Object.fromEntries(schemas.map(([name, schema]) => [name, toJsonSchema(schema)]))];
      }
      return [key, withJsonSchemas(below)];
    }),
  );
}

interface Answer {
  status: number;
  body: unknown;
}

const fail = (status: number, error: unknown): Answer => ({ status, body: { error } });

const sentType = ({ headers }: Request): string => String(headers['content-type'] ?? '').split(';')[0] ?? '';

/** Status 415 for a body of a media type that the operation does not take. */
function wrongType(backend: OpenAPIBackend, call: Request): Answer | undefined {
  const body = backend.router.matchOperation(call)?.requestBody as { content?: object } | undefined;
  const types = Object.keys(body?.content ?? {});
  if (!types.length || types.includes(sentType(call))) return undefined;
  return fail(415, `expected ${types.join(' or ')}, got "${sentType(call)}"`);
}

/** The backend checks JSON alone; a plain text is the JSON text of the same content. */
function asJson(call: Request): Request {
  if (sentType(call) !== 'text/plain') return call;
  const headers = { ...call.headers, 'content-type': 'application/json' };
  return { ...call, headers, body: JSON.stringify(call.body) };
}

/**
 * Made by openapi-backend and not by our own code, so that it is a second opinion on the samples: it finds the operation by method and path, refuses wrong keys (401), parameters or bodies that break their
 * schema (400) and other media types (415), and answers with the documented example.
 */
async function startMockServer(document: ApiDocument, port: number): Promise<string> {
  const definition = withJsonSchemas(oneSided(document, 'request', document)) as Document;
  const backend = new OpenAPIBackend({
    definition,
    quick: true,
    ajvOpts: { strict: false },
    customizeAjv: (ajv: unknown) => {
      (addFormatsModule as unknown as (target: Ajv) => void)(ajv as Ajv);
      for (const format of ['int64', 'cron']) (ajv as Ajv).addFormat(format, true);
      return ajv as never;
    },
    handlers: {
      notFound: () => fail(404, 'no such operation'),
      methodNotAllowed: () => fail(405, 'no such method'),
      unauthorizedHandler: () => fail(401, '401.missing-credentials'),
      validationFail: (context: Context) => fail(400, context.validation.errors),
      notImplemented: (context: Context) => {
        const { operation } = context;
        const { status, mock } = backend.mockResponseForOperation(operation.operationId ?? '');
        return { status, body: mock as unknown };
      },
    },
    securityHandlers: {
      Authorization: ({ request }: Context) =>
        request.headers['authorization'] === `Basic ${Buffer.from(KEYS_PLACEHOLDER).toString('base64')}`,
    },
  });
  await backend.init();

  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const [path = '/', query = ''] = (request.url ?? '/').split('?');
    const call = {
      method: request.method ?? 'GET',
      path,
      query,
      headers: request.headers as Record<string, string>,
      body: chunks.length ? Buffer.concat(chunks).toString('utf8') : undefined,
    };
    const answer = wrongType(backend, call) ?? ((await backend.handleRequest(asJson(call))) as Answer);
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const { values } = parseArgs({ options: { port: { type: 'string', default: '0' } } });
const { document } = await loadApi();
console.log(`The mock of the API is at ${await startMockServer(document, Number(values.port))}`);
