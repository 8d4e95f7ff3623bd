import { KEYS_PLACEHOLDER } from '@/lib/openapi/curl-sample';
import type { ApiDocument } from '@/lib/openapi/document';
import { createHandlers } from './handlers';
import { addMadeUpPeople } from './made-up-people';
import type { MockApi, MockRequest, MockResponse } from './mock-api';
import { query } from './query';
import { toQueryError, type QueryError } from './query-error';
import { seededStore } from './seed';

/** What a query returns; nothing if it selects nothing. */
export type QueryAnswer = { value: unknown } | { error: QueryError };

/** Queries and calls on one store, as a page runs them. */
export interface Sandbox {
  /** @param input What `$` is, if not an empty object. */
  query: (expression: string, input?: unknown) => Promise<QueryAnswer>;
  call: (request: MockRequest) => Promise<MockResponse>;
}

/**
 * A mock API for a page, with the description's examples and the made-up people. It acts for the samples' keys, and
 * keeps what is written until it is dropped.
 * @param document The description as one document.
 */
export function createSandbox(document: ApiDocument): Sandbox {
  const store = seededStore(document);
  addMadeUpPeople(store);
  const handlers = createHandlers(store, document);
  const authorization = `Basic ${KEYS_PLACEHOLDER}`;
  let api: MockApi | undefined;
  return {
    query: async (expression, input) => {
      try {
        const value = await query(handlers, expression, authorization, input);
        // As a response has it: the language marks its lists with hidden keys.
        return { value: toJson(value) };
      } catch (error) {
        return { error: toQueryError(document, expression, error) };
      }
    },
    call: async (request) => {
      // Queries do without the routes and the validator.
      const { createMockApi } = await import('./mock-api');
      api ??= createMockApi(document, { store });
      return api.respond(request);
    },
  };
}

/** A value as it arrives in JSON. */
function toJson(value: unknown): unknown {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}
