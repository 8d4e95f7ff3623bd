import type { DescribedOperation } from './described-operations';
import type { ApiDocument, RequestBody, Schema } from './document';
import { createResolve } from './resolve';
import { createValidator } from './validator';

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

/** A text as the value that its schema asks for; text that is none stays text. */
function typed(text: string, { type }: Schema): unknown {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (type === 'integer' || type === 'number') return Number.isNaN(number) ? text : number;
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  return text;
}
