import type { DescribedOperation } from '@/lib/openapi/described-operations';
import type { ApiDescription, RequestBody, Schema } from '@/lib/openapi/description';
import { createResolve } from '@/lib/openapi/resolve';
import { createValidator } from '@/lib/openapi/validator';

/** Compares parts of calls with the description. Servers silently accept much that a sample should not do. */
export function createCallCheck(description: ApiDescription) {
  const resolve = createResolve(description);
  const compare = createValidator(description, 'request');
  return {
    /** The faults in decoded parameters, by name. */
    checkParameters: ({ parameters }: DescribedOperation, location: 'path' | 'query', given: Record<string, string>) =>
      Object.entries(given).flatMap(([name, text]) => {
        const parameter = parameters.find((candidate) => candidate.in === location && candidate.name === name);
        if (!parameter) return [`the parameter "${name}" is unknown`];
        const { schema = {} } = parameter;
        return compare(schema, toType(text, resolve(schema))).map((fault) => `the parameter "${name}": ${fault}`);
      }),
    /** @param type Media type without parameters; empty if none was sent. */
    checkBody({ operation: { requestBody } }: DescribedOperation, type: string, value: unknown): string[] {
      if (!requestBody) return [];
      const { content } = resolve<RequestBody>(requestBody);
      const media = content[type];
      if (!media) return [`Expected ${Object.keys(content).join(' or ')}, got "${type}".`];
      return compare(media.schema ?? {}, value);
    },
  };
}

/** Converts a text to the type that its schema asks for, or leaves it as it is if that isn't possible. */
function toType(text: string, { type }: Schema): unknown {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  if (type === 'integer' || type === 'number') return Number.isNaN(number) ? text : number;
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text);
  return text;
}
