import { createCallCheck } from '@/lib/openapi/check-call';
import type { DescribedOperation } from '@/lib/openapi/described-operations';
import type { ApiDocument } from '@/lib/openapi/document';
import { QUERY_ID } from '@/lib/openapi/explain-answer';
import { createResolve } from '@/lib/openapi/resolve';
import { ApiError, type Store } from './store';
import { createHandlers } from './handlers';
import { query } from './query';
import { createRouter } from './routes';
import { seededStore } from './seed';

/** An HTTP request in plain values, so that a server and a page can both make it. */
export interface MockRequest {
  method: string;
  /** Path and query, as in `/study/q7d2/activity?limit=5`. */
  url: string;
  /** The headers that servers read; the names are in lowercase. */
  headers: { authorization?: string | undefined; 'content-type'?: string | undefined };
  /** The body as text; empty if there is none. */
  body: string;
}

export interface MockResponse {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface MockApi {
  /** What it stores; to read, or to fill with more than the description's examples. */
  store: Store;
  respond: (request: MockRequest) => Promise<MockResponse>;
}

interface Answer {
  status: number;
  /** Undefined for an empty response. */
  body: unknown;
  /** A page of HTML, or the word of a health check, instead of JSON. */
  isText?: boolean;
  /** Whether it comes with `Cache-Control`. */
  isUncached?: boolean;
}

const NOT_FOUND: Answer = { status: 404, body: { message: '404.api-endpoint-unimplemented' } };
const UNREADABLE: Answer = { status: 400, body: '', isText: true };
const HEALTHY: Answer = { status: 200, body: 'ok', isText: true };
const HEALTH = /^\/system\/(healthz|readyz)$/;
/** Operations whose responses come without `Cache-Control`. */
const CACHED = new Set(['API.schema', 'Sensor.set']);
/** What a server makes sure of in a body before it looks at the keys; it reads every value as text. */
const RULED_FIELDS = ['name', 'access_key', 'secret_key', 'description'];

/**
 * An API that responds as its description says, and where the description leaves room, as a public server does. It
 * begins with the resources in the description's examples, keeps what is written, and accepts the samples' keys as
 * those of an administrator. It runs wherever JavaScript does.
 * @param document The description as one document.
 * @param options.onFault Called with what in a call doesn't fit the description, in one line, even if it succeeds.
 * @param options.store What it begins with, if not with the description's examples.
 */
export function createMockApi(
  document: ApiDocument,
  options: { onFault?: (fault: string) => void; store?: Store } = {},
): MockApi {
  const { onFault, store = seededStore(document) } = options;
  const resolve = createResolve(document);
  const route = createRouter(document);
  const check = createCallCheck(document);
  const handlers = createHandlers(store, document);

  const hasFieldRules = ({ operation }: DescribedOperation) =>
    (operation['x-errors'] ?? []).some((one) => resolve(one).code === '(field rules)');

  async function answer({ method, url, headers, body: raw }: MockRequest): Promise<Answer> {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (method === 'GET' && HEALTH.test(pathname)) return HEALTHY;
    const report = (what: string) => onFault?.(`${method} ${pathname}: ${what}`);
    const found = route(method, pathname);
    if (!found) {
      report('there is no such operation');
      return NOT_FOUND;
    }
    const { called, params } = found;
    const { operationId = '' } = called.operation;
    const query = Object.fromEntries(searchParams);
    const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    let body: unknown;
    try {
      body = raw === '' ? undefined : parseBody(type, raw);
    } catch {
      report('the body is not JSON');
      return UNREADABLE;
    }
    const isKnown = (name: string) => called.parameters.some((one) => one.in === 'query' && one.name === name);
    const unknown = Object.keys(query).filter((name) => !isKnown(name));
    const inParameters = { ...check.parameters(called, 'path', params), ...check.parameters(called, 'query', query) };
    const inBody = check.body(called, type, body);
    const faults = [
      ...unknown.map((name) => `the parameter "${name}" is unknown`),
      ...Object.entries(inParameters).map(([name, found]) => `the parameter "${name}": ${found.join(' ')}`),
      ...inBody,
    ];
    if (faults.length) report(faults.join('; '));

    const { authorization } = headers;
    if (operationId === QUERY_ID) return answerQuery(body, authorization);
    const handler = handlers[operationId];
    if (!handler) return NOT_FOUND;
    if (hasFieldRules(called)) {
      const fields = withTrimmedFields(body);
      const errors = check.fields(called, RULED_FIELDS, fields).map((message) => ({ message }));
      if (errors.length) return { status: 400, body: { status: 'error', errors } };
      body = fields;
    }
    const reply = await attempt(async () => {
      const result = handler({ params, query: searchParams, body: raw === '' ? {} : body, authorization });
      const transform = isKnown('transform') ? searchParams.get('transform') : null;
      if (transform === null) return result;
      // Servers send what an expression returns before it is there, so it is an empty object; only its syntax counts.
      const { default: jsonata } = await import('jsonata');
      jsonata(transform);
      return {};
    });
    return { ...reply, isUncached: !CACHED.has(operationId) };
  }

  /** Every failure of a query has the status 500. */
  async function answerQuery(body: unknown, authorization: string | undefined): Promise<Answer> {
    const { status, body: result } = await attempt(async () => {
      handlers['ActivitySpec.list']?.({ params: {}, query: new URLSearchParams(), body: undefined, authorization });
      if (typeof body !== 'string')
        throw new ApiError('500: send the query as text or as a JSON string, not as a JSON object');
      return query(handlers, body, authorization);
    });
    return { status: status === 200 ? 200 : 500, body: result };
  }

  return {
    store,
    respond: async (request) => {
      const { status, body, isText, isUncached } = await answer(request);
      const type = isText ? 'text/html' : 'application/json';
      const headers: Record<string, string> = { 'content-type': `${type}; charset=utf-8` };
      if (isUncached) headers['cache-control'] = 'no-store';
      if (status === 401) headers['www-authenticate'] = 'Basic realm="LAMP" charset="UTF-8"';
      // A query that selects nothing has no text at all.
      return { status, headers, body: isText ? String(body) : (JSON.stringify(body, null, 2) ?? '') };
    },
  };
}

async function attempt(work: () => unknown): Promise<Answer> {
  try {
    return { status: 200, body: await work() };
  } catch (error) {
    const { message } = error as { message?: unknown };
    const text = typeof message === 'string' ? message : String(error);
    return { status: Number.parseInt(text) || 500, body: { error: text } };
  }
}

/** A body whose ruled fields are texts without spaces at both ends; a missing one is an empty text. */
function withTrimmedFields(body: unknown): Record<string, unknown> {
  const fields = { ...(body as Record<string, unknown> | undefined) };
  for (const name of RULED_FIELDS) if (name in fields) fields[name] = String(fields[name] ?? '').trim();
  return fields;
}

/** A body as servers read it. Curl's default type is the trap: a form is not empty, and JSON in it becomes a name. */
function parseBody(type: string, raw: string): unknown {
  if (type === 'application/json') return JSON.parse(raw) as unknown;
  if (type === 'text/plain') return raw;
  if (type === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(raw));
  return {};
}
