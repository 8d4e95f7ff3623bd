import type { Call, Handlers } from './call';
import { ApiError } from './store';

/** Arguments of the functions in expressions, in order, as parts of a call: its path, its query, or its body. */
const ARGUMENTS: Record<string, string[]> = {
  list: ['id', 'query:ignore_binary', 'sibling'],
  create: ['id', 'body'],
  get: ['id'],
  set: ['id', 'body'],
  parent: ['id'],
  'Researcher.create': ['body'],
  'ActivitySpec.create': ['body'],
  'SensorSpec.create': ['body'],
  'Participant.list': ['id', 'sibling'],
  'ActivityEvent.list': ['id', 'query:origin', 'query:from', 'query:to', 'query:limit'],
  'SensorEvent.list': ['id', 'query:origin', 'query:from', 'query:to', 'query:limit'],
  'Tag.get': ['id', 'key'],
  'Tag.set': ['id', 'target', 'key', 'body'],
  'Credential.set': ['id', 'access_key', 'body'],
};
/** Functions whose name differs from their operation's. */
const OPERATION_NAMES: Record<string, string> = { 'API.parent': 'Type.parent' };

/**
 * Evaluates an expression with the functions under `$LAMP`, each of which runs an operation.
 * @param input What `$` is; servers pass an empty object.
 * @throws the language's own errors, and ApiError from the operations.
 */
export async function evaluate(handlers: Handlers, expression: string, authorization?: string, input: unknown = {}) {
  const functions: Record<string, Record<string, (...values: unknown[]) => unknown>> = {};
  for (const [operation, handler] of Object.entries(handlers)) {
    const [kind = '', verb = ''] = (OPERATION_NAMES[operation] ?? operation).split('.');
    const names = ARGUMENTS[`${kind}.${verb}`] ?? ARGUMENTS[verb];
    if (!names) continue;
    functions[kind] ??= {};
    functions[kind][verb] = (...values: unknown[]) => {
      const call = toCall(names, values, authorization);
      try {
        return (handler(call) as { data: unknown }).data;
      } catch (error) {
        // In a query, unlike in a call, a tag that isn't set is null.
        if (operation === 'Tag.get' && error instanceof ApiError && error.code === '404.object-not-found') return null;
        throw error;
      }
    };
  }
  // Loaded when needed, because most readers never send a query.
  const { default: jsonata } = await import('jsonata');
  const result: unknown = await jsonata(expression).evaluate(input, { LAMP: functions });
  return result;
}

function toCall(names: string[], values: unknown[], authorization: string | undefined): Call {
  const call: Call = { params: {}, query: new URLSearchParams(), body: undefined, authorization };
  names.forEach((name, index) => {
    const value = values[index];
    if (name === 'body') call.body = value;
    else if (value === undefined || value === null) return;
    else if (name.startsWith('query:')) call.query.set(name.slice('query:'.length), String(value));
    else call.params[name] = String(value);
  });
  return call;
}
