import type { CallValues } from './curl-sample';
import { describedOperations, type DescribedOperation } from './described-operations';
import type { ApiDocument, RequestBody, Schema } from './document';
import { createResolve } from './resolve';
import { createValidator } from './validator';

/** What doesn't fit the description, in words; nothing for what fits. */
export interface CallFaults {
  /** By the name of the parameter. */
  path: Record<string, string[]>;
  query: Record<string, string[]>;
  body: string[];
}

/** Compares parts of calls with the description. Servers silently accept much that a sample should not do. */
export function createCallCheck(document: ApiDocument) {
  const resolve = createResolve(document);
  const compare = createValidator(document, 'request');
  return {
    /** @param given Texts by the names of the parameters, decoded; those that the description lacks are left out. */
    parameters({ parameters }: DescribedOperation, location: 'path' | 'query', given: Record<string, string>) {
      const faults = parameters
        .filter((one) => one.in === location && one.name in given)
        .map(({ name, schema = {} }) => [name, compare(schema, typed(given[name] ?? '', resolve(schema)))] as const);
      return Object.fromEntries(faults.filter(([, found]) => found.length));
    },
    /** @param type Media type without parameters; empty if none was sent. */
    body({ operation: { requestBody } }: DescribedOperation, type: string, value: unknown): string[] {
      if (!requestBody) return [];
      const { content } = resolve<RequestBody>(requestBody);
      const media = content[type];
      if (!media) return [`Expected ${Object.keys(content).join(' or ')}, got "${type}".`];
      return compare(media.schema ?? {}, value);
    },
    /** @param names The only fields of the body that count; a missing one is an empty text. */
    fields({ operation: { requestBody } }: DescribedOperation, names: string[], value: Record<string, unknown>) {
      const media = requestBody && resolve<RequestBody>(requestBody).content['application/json'];
      const { properties = {} } = resolve(media?.schema ?? {});
      return names.flatMap((name) => {
        const schema = properties[name];
        return schema ? compare(schema, value[name] ?? '').map((fault) => `${name}: ${fault}`) : [];
      });
    },
  };
}

/**
 * Compares what a reader fills in with the description.
 * @param call Method and path as the description has them.
 * @throws Error if there is no such operation.
 */
export function createValueCheck(
  document: ApiDocument,
  call: { method: string; path: string },
): (values: Pick<CallValues, 'path' | 'query' | 'body'>) => CallFaults {
  const called = describedOperations(document).find(
    ({ method, path }) => method === call.method.toLowerCase() && path === call.path,
  );
  if (!called) throw new Error(`The description has no operation ${call.method} ${call.path}.`);
  const { requestBody } = called.operation;
  const { content = {}, required } = requestBody ? createResolve(document)<RequestBody>(requestBody) : {};
  const [type = ''] = Object.keys(content);
  const check = createCallCheck(document);

  const faultsIn = (location: 'path' | 'query', given: Record<string, string>) => {
    const filledIn = Object.fromEntries(Object.entries(given).filter(([, text]) => text));
    const missing = called.parameters.filter((one) => one.in === location && one.required && !filledIn[one.name]);
    return {
      ...check.parameters(called, location, filledIn),
      ...Object.fromEntries(missing.map(({ name }) => [name, ['This one is required.']])),
    };
  };
  const bodyFaults = (text: string | undefined): string[] => {
    if (text === undefined) return [];
    if (!text.trim()) return required ? ['The body is required.'] : [];
    try {
      return check.body(called, type, /json/.test(type) ? JSON.parse(text) : text);
    } catch (error) {
      return [`This isn't JSON yet. ${placeOf(text, (error as Error).message)}`];
    }
  };
  return ({ path, query, body }) => ({
    path: faultsIn('path', path),
    query: faultsIn('query', query),
    body: bodyFaults(body),
  });
}

/** A text as the value that its schema asks for; text that is none stays text. */
function typed(text: string, { type }: Schema): unknown {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (type === 'integer' || type === 'number') return Number.isNaN(number) ? text : number;
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  return text;
}

/** Where the parser stopped: some engines give the line, others an offset or neither. */
function placeOf(text: string, message: string): string {
  const offset = /position (\d+)/.exec(message)?.[1];
  const line = /line (\d+)/.exec(message)?.[1] ?? (offset && String(text.slice(0, Number(offset)).split('\n').length));
  return line ? `Look at line ${line}.` : message;
}
