import { KEYS_PLACEHOLDER } from '@/lib/openapi/curl-sample';
import type { ApiDescription } from '@/lib/openapi/description';
import { createHandlers } from './handlers';
import { CommandError, parseCurl } from './parse-curl';
import { evaluate } from './query';
import { addMadeUpPeople, seededStore } from './seed';

/** What a sandbox runs: a sample as the reader has it now. */
export interface SandboxInput {
  kind: 'query' | 'call';
  text: string;
  /** The value of `$` in a query; an empty object by default. */
  input?: unknown;
}

export interface RunResult {
  /** The result of a query, or the body of a response; missing if there is none. */
  value?: unknown;
  status?: number;
  /** Why a query has no result, or a command cannot run, and where in the sample. */
  error?: { message: string; offset?: number };
}

/** Runs samples, one after the other, on the store of a sandbox. */
export type RunSample = (sample: SandboxInput) => Promise<RunResult>;

/**
 * A mock API for a page, with the description's examples and the made-up people. It acts for the samples' keys, and
 * keeps what is written until it is dropped.
 * @param description The description as one document.
 */
export function createSandbox(description: ApiDescription): RunSample {
  const store = seededStore(description);
  addMadeUpPeople(store);
  const handlers = createHandlers(store, description);

  async function ask({ text, input }: SandboxInput): Promise<RunResult> {
    try {
      const value = await evaluate(handlers, text, `Basic ${KEYS_PLACEHOLDER}`, input);
      // As it arrives in JSON: the query language marks its lists with hidden keys.
      return { value: toValue(JSON.stringify(value) ?? '') };
    } catch (thrown) {
      const { message, position, token } = thrown as QueryError;
      return { error: { message, offset: position && tokenStart(text, position, token) } };
    }
  }

  async function call({ text }: SandboxInput): Promise<RunResult> {
    // Only calls need the validator, which comes with the mock API.
    const { createMockApi } = await import('./mock-api');
    try {
      const { status, body } = await createMockApi(description, { store }).respond(parseCurl(text));
      return { value: toValue(body), status };
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      return { error: { message: error.message, offset: error.offset } };
    }
  }

  return (sample) => (sample.kind === 'query' ? ask(sample) : call(sample));
}

/** Errors of the language have the offset after a token. */
type QueryError = Error & { position?: number; token?: string };

/** The start of the token before an offset, or of the function called there; at the end, the last character. */
function tokenStart(expression: string, offset: number, token = ''): number {
  const before = expression.slice(0, Math.max(1, offset)).trimEnd();
  const call = /\$?\w[\w.]*(?=\s*\($)/.exec(before);
  return call?.index ?? before.length - (token && before.endsWith(token) ? token.length : 1);
}

/** Servers send JSON, nothing, or, for what they cannot read, a page of HTML. */
function toValue(body: string): unknown {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return undefined;
  }
}
