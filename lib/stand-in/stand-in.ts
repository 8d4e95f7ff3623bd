import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OperationObject } from '@/lib/openapi/document';
import { loadApi } from '@/lib/openapi/load';
import { createResolve } from '@/lib/openapi/resolve';
import { createHandlers } from './answers';
import { createCallCheck } from './check-call';
import { Failure } from './failure';
import { query } from './query';
import { createRouter } from './routes';
import { seededStore, type Store } from './store';

export interface StandIn {
  /** Without a trailing slash. */
  url: string;
  /** What it stores; to read, or to fill with more than the description's examples. */
  store: Store;
  /** How the calls so far differ from the description, one line each, even for calls that succeeded. */
  departures: string[];
  close: () => Promise<void>;
}

/** Calls whose responses come without `Cache-Control`. */
const UNCACHED = /^((GET|POST) \/(\?|$)|PUT \/sensor\/)/;

interface Answer {
  status: number;
  body: unknown;
}

/** Largest request body that servers accept, in bytes: 50 MB. */
const LONGEST_BODY = 50 * 1024 * 1024;

/**
 * Starts a server on this machine's loopback address that responds as the API description says. It begins with the
 * resources in the description's examples, keeps what is written until it is closed, and accepts the samples' keys as
 * those of an administrator.
 * @param port 0 picks any free port.
 * @param onDeparture Called with each difference from the description as it happens.
 */
export async function startStandIn(
  options: { port?: number; onDeparture?: (departure: string) => void } = {},
): Promise<StandIn> {
  const { port = 0, onDeparture } = options;
  const { document } = await loadApi();
  const resolve = createResolve(document);
  const route = createRouter(document);
  const check = createCallCheck(document);
  const store = seededStore(document);
  const handlers = createHandlers(store, document);
  const departures: string[] = [];

  const hasFieldRules = (operation: OperationObject) =>
    (operation['x-errors'] ?? []).some((one) => resolve(one).code === '(field rules)');

  const accepts = (operation: OperationObject, parameter: string) =>
    (operation.parameters ?? []).some((one) => resolve(one).name === parameter);

  async function answer(request: http.IncomingMessage): Promise<Answer> {
    const method = request.method ?? 'GET';
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const found = route(method, pathname);
    const reportDeparture = (what: string) => {
      const line = `${method} ${pathname}: ${what}`;
      departures.push(line);
      onDeparture?.(line);
    };
    const raw = await readBody(request);
    const notFound = { status: 404, body: { message: '404.api-endpoint-unimplemented' } };
    if (!found) {
      reportDeparture('there is no such operation');
      return notFound;
    }
    const { operation, params } = found;
    const handler = handlers[operation.operationId ?? ''];
    const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    let body: unknown;
    try {
      body = raw === '' ? undefined : parseBody(type, raw);
    } catch {
      reportDeparture('the body is not JSON');
      return { status: 400, body: undefined };
    }

    const { inCall, inBody } = check(operation, { params, query: searchParams, type, body });
    const faults = [...inCall, ...inBody];
    if (faults.length) reportDeparture(faults.join('; '));
    const { authorization } = request.headers;
    if (operation.operationId === 'API.query') return answerQuery(body, authorization);
    if (!handler) return notFound;
    if (inBody.length && hasFieldRules(operation)) {
      return { status: 400, body: { status: 'error', errors: inBody.map((message) => ({ message })) } };
    }
    const reply = await attempt(() =>
      handler({ params, query: searchParams, body: raw === '' ? {} : body, authorization }),
    );
    // Servers send the result of `transform` before it is there, so it is an empty object.
    const isTransformed = reply.status === 200 && accepts(operation, 'transform') && searchParams.get('transform');
    return isTransformed ? { status: 200, body: {} } : reply;
  }

  /** Every failure of a query has the status 500. */
  async function answerQuery(body: unknown, authorization: string | undefined): Promise<Answer> {
    const { status, body: result } = await attempt(async () => {
      handlers['ActivitySpec.list']?.({ params: {}, query: new URLSearchParams(), body: undefined, authorization });
      if (typeof body !== 'string')
        throw new Failure('500: send the query as text or as a JSON string, not as a JSON object');
      return query(handlers, body, authorization);
    });
    return { status: status === 200 ? 200 : 500, body: result };
  }

  const server = http.createServer((request, response) => {
    answer(request)
      .catch((error: unknown): Answer => ({ status: 500, body: { error: messageOf(error) } }))
      .then(({ status, body }) => {
        const headers: http.OutgoingHttpHeaders = { 'content-type': 'application/json; charset=utf-8' };
        if (!UNCACHED.test(`${request.method} ${request.url}`)) headers['cache-control'] = 'no-store';
        if (status === 401) headers['www-authenticate'] = 'Basic realm="LAMP" charset="UTF-8"';
        response.writeHead(status, headers).end(body === undefined ? '' : JSON.stringify(body, null, 2));
      });
  });
  await new Promise<void>((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    store,
    departures,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const messageOf = (error: unknown): string => {
  const { message } = error as { message?: unknown };
  return typeof message === 'string' ? message : String(error);
};

async function attempt(work: () => unknown): Promise<Answer> {
  try {
    return { status: 200, body: await work() };
  } catch (error) {
    const message = messageOf(error);
    return { status: Number.parseInt(message) || 500, body: { error: message } };
  }
}

/** A body as servers read it. Only curl's default type is a trap: a form is not empty, and JSON in it becomes a name. */
function parseBody(type: string, raw: string): unknown {
  if (type === 'application/json') return JSON.parse(raw) as unknown;
  if (type === 'text/plain') return raw;
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(raw));
  return {};
}

async function readBody(request: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > LONGEST_BODY)
      throw new Failure('413: the body is larger than 50 MB, so send the events in smaller batches');
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString('utf8');
}
