import { QUERY_ID } from '@/lib/openapi/described-operations';
import type { ApiDescription } from '@/lib/openapi/description';
import { createResolve } from '@/lib/openapi/resolve';
import { createCallCheck } from './check-call';
import { createHandlers } from './handlers';
import { evaluate } from './query';
import { createRouter } from './routes';
import { seededStore } from './seed';
import { ApiError, type Store } from './store';

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

export type MockApi = ReturnType<typeof createMockApi>;

/** The body is undefined for an empty response, and a text instead of JSON if the server couldn't read the request. */
interface Reply {
  status: number;
  body?: unknown;
  isText?: true;
}

const NOT_FOUND: Reply = { status: 404, body: { message: '404.api-endpoint-unimplemented' } };
const UNREADABLE: Reply = { status: 400, body: '', isText: true };

/**
 * An API with the responses and errors of its description; what is only in notes on an operation is left out. It begins
 * with the resources in the description's examples, keeps what is written, and accepts the samples' keys as those of an
 * administrator. It runs wherever JavaScript does.
 * @param description The description as one document.
 * @param onFault Called with what in a call doesn't fit the description, in one line, even if it succeeds.
 * @param store What it begins with, if not with the description's examples.
 */
export function createMockApi(
  description: ApiDescription,
  { onFault, store = seededStore(description) }: { onFault?: (fault: string) => void; store?: Store } = {},
) {
  const resolve = createResolve(description);
  const route = createRouter(description);
  const check = createCallCheck(description);
  const handlers = createHandlers(store, description);

  async function reply(request: MockRequest): Promise<Reply> {
    const { method, url, headers, body: raw } = request;
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const addFault = (what: string) => onFault?.(`${method} ${pathname}: ${what}`);
    const routed = route(method, pathname);
    if (!routed) {
      addFault('there is no such operation');
      return NOT_FOUND;
    }
    const { called, params } = routed;
    const { operationId = '', 'x-errors': errors = [] } = called.operation;
    const type = (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
    let body: unknown;
    try {
      body = raw === '' ? undefined : parseBody(type, raw);
    } catch {
      addFault('the body is not JSON');
      return UNREADABLE;
    }
    const inBody = check.checkBody(called, type, body);
    const faults = [
      ...check.checkParameters(called, 'path', params),
      ...check.checkParameters(called, 'query', Object.fromEntries(query)),
      ...inBody,
    ];
    if (faults.length) addFault(faults.join('; '));

    const { authorization } = headers;
    if (operationId === QUERY_ID) return replyToQuery(body, authorization);
    const handler = handlers[operationId];
    if (!handler) return NOT_FOUND;
    if (inBody.length && errors.some((error) => resolve(error).code === '(field rules)'))
      return { status: 400, body: { status: 'error', errors: inBody.map((message) => ({ message })) } };
    return replyWith(() => {
      const result = handler({ params, query, body, authorization });
      // With `transform`, servers respond before its expression has a value.
      return query.has('transform') ? {} : result;
    });
  }

  /** Every failure of a query has the status 500. */
  async function replyToQuery(body: unknown, authorization: string | undefined): Promise<Reply> {
    const { status, body: result } = await replyWith(() => {
      handlers['ActivitySpec.list']?.({ params: {}, query: new URLSearchParams(), body: undefined, authorization });
      if (typeof body !== 'string')
        throw new ApiError('500: send the query as text or as a JSON string, not as a JSON object');
      return evaluate(handlers, body, authorization);
    });
    return { status: status === 200 ? 200 : 500, body: result };
  }

  return {
    /** Its data, to read, or to fill with more than the description's examples. */
    store,
    respond: async (request: MockRequest) => {
      const { status, body, isText } = await reply(request);
      const headers = { 'content-type': `${isText ? 'text/html' : 'application/json'}; charset=utf-8` };
      // A query that selects nothing has no text at all.
      return { status, headers, body: isText ? String(body) : (JSON.stringify(body, null, 2) ?? '') };
    },
  };
}

async function replyWith(work: () => unknown): Promise<Reply> {
  try {
    return { status: 200, body: await work() };
  } catch (error) {
    const { message } = error as { message?: unknown };
    const text = typeof message === 'string' ? message : String(error);
    return { status: Number.parseInt(text) || 500, body: { error: text } };
  }
}

/** A body as servers read it: one of any other type counts as an empty object. */
function parseBody(type: string, raw: string): unknown {
  if (type === 'text/plain') return raw;
  return type === 'application/json' ? (JSON.parse(raw) as unknown) : {};
}
