import type { ApiDocument, ErrorEntry } from '@/lib/openapi/document';
import { explainAnswer, QUERY_ID } from '@/lib/openapi/explain-answer';
import { describedOperations } from '@/lib/openapi/described-operations';
import { createResolve } from '@/lib/openapi/resolve';

/** Why a query failed. */
export interface QueryError {
  /** A code of the language, such as `S0203`, or of the API, such as `404.resource-not-found`. */
  code: string;
  /** What a server sends in `error`. */
  message: string;
  /** Where in the expression: the offsets of the first character and the one after the last. */
  place?: { start: number; end: number };
  /** What the reference says about it. */
  explanation?: ErrorEntry;
}

/** Errors of the language and of operations have a code; all but the message are missing in others. */
interface Thrown {
  code?: unknown;
  message?: unknown;
  /** Offset after the token. */
  position?: unknown;
  token?: unknown;
}

/**
 * Describes an error that `query` threw.
 * @param expression The query, to find the place in it.
 */
export function toQueryError(document: ApiDocument, expression: string, thrown: unknown): QueryError {
  const { code, message, position, token } = (thrown ?? {}) as Thrown;
  const text = typeof message === 'string' ? message : String(thrown);
  return {
    code: typeof code === 'string' ? code : text,
    message: text,
    place: typeof position === 'number' ? placeOf(expression, position, token) : undefined,
    explanation: typeof code === 'string' ? explain(document, text) : undefined,
  };
}

/** The entry of the reference for what a server would answer. */
function explain(document: ApiDocument, error: string): ErrorEntry | undefined {
  const query = describedOperations(document).find(({ operation }) => operation.operationId === QUERY_ID);
  const errors = (query?.operation['x-errors'] ?? []).map((entry) => createResolve(document)<ErrorEntry>(entry));
  return explainAnswer(document, { id: QUERY_ID, errors }, { status: 500, body: { error } })[0];
}

/**
 * The language gives the offset after a token, or after the bracket that opens a call; then the function's name is
 * meant. At the end of a query, it is the last character.
 */
function placeOf(expression: string, position: number, token: unknown): { start: number; end: number } {
  const before = expression.slice(0, Math.max(1, position)).trimEnd();
  const call = /\$?\w[\w.]*(?=\s*\($)/.exec(before);
  if (call) return { start: call.index, end: call.index + call[0].length };
  const name = typeof token === 'string' && before.endsWith(token) ? token : before.slice(-1);
  return { start: before.length - name.length, end: before.length };
}
