import type { ApiDocument, ErrorEntry } from './document';
import type { Operation } from './operations';
import { createResolve } from './resolve';

/** The operation whose body is an expression. */
export const QUERY_ID = 'API.query';

/**
 * The documented errors that an answer may be, those of the operation first; empty for a success.
 * @param body The answer's body, parsed; nothing if it has none.
 */
export function explainAnswer(
  document: ApiDocument,
  operation: Pick<Operation, 'id' | 'errors'>,
  { status, body }: { status: number; body: unknown },
): ErrorEntry[] {
  const { error, message, status: mark } = (body ?? {}) as Record<string, unknown>;
  if (status < 400) return [];
  const resolve = createResolve(document);
  const isQuery = operation.id === QUERY_ID;
  const lists = [
    operation.errors,
    (document['x-errors'] ?? []).map((entry) => resolve<ErrorEntry>(entry)),
    // A query may fail in any operation, always with the same status.
    isQuery ? Object.values(document.components?.['x-errors'] ?? {}) : [],
  ];
  const codes = [
    error,
    message,
    mark === 'error' ? '(field rules)' : undefined,
    body === undefined ? '(page of HTML)' : undefined,
    isQuery ? '(JSONata error)' : '(other text)',
  ].filter((code) => typeof code === 'string');
  const explainedBy = (list: ErrorEntry[], code: string) =>
    list.filter((one) => (isQuery || one.status === status) && kindOf(one.code) === kindOf(code));
  return codes.flatMap((code) => lists.map((list) => explainedBy(list, code))).find((found) => found.length) ?? [];
}

/** A message without what it quotes, so that the description's example stands for all messages of its kind. */
const kindOf = (message: string): string =>
  message
    .replace(/"[^"]*"/g, '""')
    .replace(/; got: .*/, '')
    .replace(/^Argument \d+/, 'Argument');
