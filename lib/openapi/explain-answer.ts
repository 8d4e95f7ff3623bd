import type { ApiDocument, ErrorEntry } from './document';
import { isCode } from './error-catalog';
import type { Operation } from './operations';
import { createResolve } from './resolve';

/**
 * The documented errors that an answer may be, those of the operation first; empty for a success.
 * @param body The answer's body, parsed; nothing if it has none.
 */
export function explainAnswer(
  document: ApiDocument,
  operation: Pick<Operation, 'id' | 'errors'>,
  { status, body }: { status: number; body: unknown },
): ErrorEntry[] {
  const { error, message, data, status: mark } = (body ?? {}) as Record<string, unknown>;
  const isInData = typeof data === 'string' && isCode(data);
  if (status < 400 && !isInData) return [];
  const resolve = createResolve(document);
  const general = (document['x-errors'] ?? []).map((entry) => resolve<ErrorEntry>(entry));
  const named = (list: ErrorEntry[], code: unknown) => list.filter((one) => one.status === status && one.code === code);
  const codes = [
    error,
    message,
    isInData ? '(code inside data)' : undefined,
    mark === 'error' ? '(field rules)' : undefined,
    body === undefined ? '(page of HTML)' : undefined,
    operation.id === 'API.query' ? '(JSONata error)' : '(other text)',
  ];
  for (const code of codes) {
    const found = [named(operation.errors, code), named(general, code)].find((list) => list.length);
    if (found) return found;
  }
  return [];
}
