import type { MockRequest, MockResponse } from '@/lib/openapi/mock/mock-api';
import type { QueryAnswer } from '@/lib/openapi/mock/sandbox';

/** What a page can ask its sandbox, and what comes back. */
export interface Asks {
  query: { ask: { expression: string; input?: unknown }; answer: QueryAnswer };
  call: { ask: MockRequest; answer: MockResponse };
}

/** From the page to the worker. The first message also carries the API description. */
export type ToWorker = { [Kind in keyof Asks]: { id: number; kind: Kind; ask: Asks[Kind]['ask'] } }[keyof Asks] & {
  description?: string;
};

/** From the worker to the page. `ready` comes once everything is loaded, right before the work begins. */
export type FromWorker = { id: number } & ({ ready: true } | { answer: unknown } | { failure: string });
