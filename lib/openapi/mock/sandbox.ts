import { KEYS_PLACEHOLDER } from '@/lib/openapi/curl-sample';
import type { ApiDocument } from '@/lib/openapi/document';
import { createHandlers } from './handlers';
import { CommandError, parseCurl } from './parse-curl';
import { evaluate } from './query';
import { addMadeUpPeople, seededStore } from './seed';

/** A sample as the reader has it now. */
export interface Sample {
  kind: 'query' | 'call';
  text: string;
  /** What `$` is in a query, if not an empty object. */
  input?: unknown;
}

/** What running a sample brings. */
export interface RunResult {
  /** The result of a query, or the body of a response; missing if there is none. */
  value?: unknown;
  /** The status of a response. */
  status?: number;
  /** Why a query has no result, or a command cannot run. */
  error?: { message: string; place?: Place };
}

/** Where in a sample: the offsets of the first character and the one after the last. */
interface Place {
  start: number;
  end: number;
}

/** Runs samples, one after the other, on one store. */
export type Sandbox = (sample: Sample) => Promise<RunResult>;

/**
 * A mock API for a page, with the description's examples and the made-up people. It acts for the samples' keys, and
 * keeps what is written until it is dropped.
 * @param document The description as one document.
 */
export function createSandbox(document: ApiDocument): Sandbox {
  const store = seededStore(document);
  addMadeUpPeople(store);
  const handlers = createHandlers(store, document);

  async function ask({ text, input }: Sample): Promise<RunResult> {
    try {
      return { value: toJson(await evaluate(handlers, text, `Basic ${KEYS_PLACEHOLDER}`, input)) };
    } catch (thrown) {
      const { message, position, token } = thrown as QueryError;
      return { error: { message, place: position === undefined ? undefined : placeOf(text, position, token) } };
    }
  }

  async function call({ text }: Sample): Promise<RunResult> {
    // Queries do without the validator.
    const { createMockApi } = await import('./mock-api');
    try {
      const { status, body } = await createMockApi(document, { store }).respond(parseCurl(text));
      return { value: toValue(body), status };
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return { error: { message: error.message, place: error.place } };
    }
  }

  return (sample) => (sample.kind === 'query' ? ask(sample) : call(sample));
}

/** Errors of the language have the offset after a token. */
type QueryError = Error & { position?: number; token?: string };

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
