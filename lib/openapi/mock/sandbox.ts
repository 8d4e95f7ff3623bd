import { KEYS_PLACEHOLDER } from '@/lib/openapi/curl-sample';
import type { ApiDocument, ErrorEntry } from '@/lib/openapi/document';
import { explainAnswer, QUERY_ID } from '@/lib/openapi/explain-answer';
import { listOperations } from '@/lib/openapi/operations';
import { createHandlers } from './handlers';
import { addMadeUpPeople } from './made-up-people';
import { CommandError, parseCurl } from './parse-curl';
import { evaluate } from './query';
import { createRouter } from './routes';
import { seededStore } from './seed';

/** A sample as the reader has it now. */
export interface Sample {
  kind: 'query' | 'call';
  text: string;
  /** What `$` is in a query, if not an empty object. */
  input?: unknown;
}

/** What running a sample brings. */
export interface Answer {
  /** The result of a query, or the body of a response; missing if there is none. */
  value?: unknown;
  /** The status of a response. */
  status?: number;
  error?: {
    message?: string;
    place?: Place;
    /** What the reference says about it. */
    explanations: ErrorEntry[];
  };
}

/** Where in a sample: the offsets of the first character and the one after the last. */
interface Place {
  start: number;
  end: number;
}

/** Runs samples, one after the other, on one store. */
export type Sandbox = (sample: Sample) => Promise<Answer>;

/**
 * A mock API for a page, with the description's examples and the made-up people. It acts for the samples' keys, and
 * keeps what is written until it is dropped.
 * @param document The description as one document.
 */
export function createSandbox(document: ApiDocument): Sandbox {
  const store = seededStore(document);
  addMadeUpPeople(store);
  const handlers = createHandlers(store, document);
  const explain = (operationId: string | undefined, status: number, body: unknown): ErrorEntry[] => {
    const operation = listOperations(document).find(({ id }) => id === operationId);
    return operation ? explainAnswer(document, operation, { status, body }) : [];
  };

  async function ask({ text, input }: Sample): Promise<Answer> {
    try {
      return { value: toJson(await evaluate(handlers, text, `Basic ${KEYS_PLACEHOLDER}`, input)) };
    } catch (thrown) {
      const { code, message, position, token } = thrown as QueryError;
      const explanations = code ? explain(QUERY_ID, 500, { error: message }).slice(0, 1) : [];
      const place = position === undefined ? undefined : placeOf(text, position, token);
      return { error: { message, place, explanations } };
    }
  }

  async function call({ text }: Sample): Promise<Answer> {
    // Queries do without the validator.
    const { createMockApi } = await import('./mock-api');
    try {
      const request = parseCurl(text);
      const { status, body } = await createMockApi(document, { store }).respond(request);
      const value = toValue(body);
      const { called } = createRouter(document)(request.method, request.url) ?? {};
      const explanations = explain(called?.operation.operationId, status, value);
      return { value, status, error: explanations.length ? { explanations } : undefined };
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return { error: { message: error.message, place: error.place, explanations: [] } };
    }
  }

  return (sample) => (sample.kind === 'query' ? ask(sample) : call(sample));
}

/** Errors of the language and of operations have a code; those of the language also the offset after a token. */
type QueryError = Error & { code?: string; position?: number; token?: string };

/**
 * The language gives the offset after a token, or after the bracket that opens a call; then the function's name is
 * meant. At the end of a query, it is the last character.
 */
function placeOf(expression: string, position: number, token = ''): Place {
  const before = expression.slice(0, Math.max(1, position)).trimEnd();
  const call = /\$?\w[\w.]*(?=\s*\($)/.exec(before);
  if (call) return { start: call.index, end: call.index + call[0].length };
  const { length } = token && before.endsWith(token) ? token : before.slice(-1);
  return { start: before.length - length, end: before.length };
}

/** Servers send JSON, nothing, or, for what they cannot read, a page of HTML. */
function toValue(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}

/** A value as it arrives in JSON: the query language marks its lists with hidden keys. */
function toJson(value: unknown): unknown {
  return toValue(JSON.stringify(value) ?? '');
}
