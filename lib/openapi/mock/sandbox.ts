import { KEYS_PLACEHOLDER } from '@/lib/openapi/curl-sample';
import type { ApiDocument, ErrorEntry } from '@/lib/openapi/document';
import { explainAnswer } from '@/lib/openapi/explain-answer';
import { listOperations } from '@/lib/openapi/operations';
import { createHandlers } from './handlers';
import { addMadeUpPeople } from './made-up-people';
import { CommandError, parseCurl } from './parse-curl';
import { query } from './query';
import { toQueryError } from './query-error';
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
    /** Where in the sample: the offsets of the first character and the one after the last. */
    place?: { start: number; end: number };
    /** What the reference says about it. */
    explanations: ErrorEntry[];
  };
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

  async function ask({ text, input }: Sample): Promise<Answer> {
    try {
      return { value: toJson(await query(handlers, text, `Basic ${KEYS_PLACEHOLDER}`, input)) };
    } catch (error) {
      const { message, place, explanation } = toQueryError(document, text, error);
      return { error: { message, place, explanations: explanation ? [explanation] : [] } };
    }
  }

  async function call({ text }: Sample): Promise<Answer> {
    // Queries do without the routes and the validator.
    const { createMockApi } = await import('./mock-api');
    try {
      const request = parseCurl(text);
      const { status, body } = await createMockApi(document, { store }).respond(request);
      const value = parse(body);
      const { called } =
        createRouter(document)(request.method, new URL(request.url, 'http://localhost').pathname) ?? {};
      const operation = listOperations(document).find(
        ({ method, path }) => method.toLowerCase() === called?.method && path === called.path,
      );
      const explanations = operation ? explainAnswer(document, operation, { status, body: value }) : [];
      return { value, status, error: explanations.length ? { explanations } : undefined };
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return { error: { message: error.message, place: error.place, explanations: [] } };
    }
  }

  return (sample) => (sample.kind === 'query' ? ask(sample) : call(sample));
}

/** Servers send JSON, nothing, or, for what they cannot read, a page of HTML. */
function parse(body: string): unknown {
  try {
    return body === '' ? undefined : (JSON.parse(body) as unknown);
  } catch {
    return undefined;
  }
}

/** A value as it arrives in JSON: the query language marks its lists with hidden keys. */
function toJson(value: unknown): unknown {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}
