import { describedOperations } from '@/lib/openapi/described-operations';
import type { ApiDocument } from '@/lib/openapi/document';
import { errorPath } from '@/lib/openapi/error-catalog';
import { createResolve } from '@/lib/openapi/resolve';

/** Why a query failed. */
export interface QueryError {
  /** A code of the language, such as `S0203`, or of the API, such as `404.resource-not-found`. */
  code: string;
  /** What a server sends in `error`. */
  message: string;
  /** Where in the expression: the offsets of the first character and the one after the last. */
  place?: { start: number; end: number };
  explanation?: Explanation;
}

/** What the reference says about an error. The texts are Markdown. */
interface Explanation {
  cause: string;
  fix: string;
  /** Path of its entry in the error catalog. */
  path: string;
}

const QUERY = 'API.query';
/** The entry for all errors of the language that have none of their own. */
const LANGUAGE_ERROR = '(JSONata error)';
const LANGUAGE_CODE = /^[A-Z]\d{4}$/;

/** Errors of the language: all but the message are missing in others. */
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
  const name = typeof code === 'string' ? code : text;
  return {
    code: name,
    message: text,
    place: typeof position === 'number' ? placeOf(expression, position, token) : undefined,
    explanation: explain(document, name, text),
  };
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

/** A message without what it quotes, so that a description's example stands for all messages of its kind. */
const withoutValues = (message: string): string =>
  message
    .replace(/"[^"]*"/g, '""')
    .replace(/; got: .*/, '')
    .replace(/^Argument \d+/, 'Argument');

/** The entry of the reference for an error of a query; other operations' entries explain codes of the API. */
function explain(document: ApiDocument, code: string, message: string): Explanation | undefined {
  const resolve = createResolve(document);
  const operations = describedOperations(document).map(({ operation }) => operation);
  const own = operations.filter(({ operationId }) => operationId === QUERY);
  const others = operations.filter(({ operationId }) => operationId !== QUERY);
  const entries = [...own, ...others].flatMap((one) => (one['x-errors'] ?? []).map((entry) => resolve(entry)));
  const names = [code, message, ...(LANGUAGE_CODE.test(code) ? [LANGUAGE_ERROR] : [])];
  for (const name of names) {
    const entry = entries.find((one) => withoutValues(one.code) === withoutValues(name));
    if (entry) return { cause: entry.cause, fix: entry.fix, path: errorPath(entry.code) };
  }
  return undefined;
}
